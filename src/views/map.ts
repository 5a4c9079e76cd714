import type { Inn } from '../content/schemas.ts';

const OPENSTREETMAP = 'https://www.openstreetmap.org';
/** Half the height and width of what the frame shows, in degrees: about 1.3 km each way. */
const REACH = 0.012;

/** The interactive map of the inn: its own page, and the same map for a frame. */
export function mapView({ location: { latitude, longitude } }: Inn) {
  const box = [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH];
  const frame = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  const page = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return {
    frameUrl: `${OPENSTREETMAP}/export/embed.html?${frame}`,
    pageUrl: `${OPENSTREETMAP}/?${page}#map=16/${latitude}/${longitude}`,
  };
}
