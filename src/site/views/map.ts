import type { Inn } from '../../content/innSchema.ts';
import type { MapContent } from '../../content/mapSchema.ts';
import { mapSketch } from './mapSketch.ts';

const OPENSTREETMAP = 'https://www.openstreetmap.org';
/** Half the frame's height and width in degrees: about 1.3 km each way. */
const REACH = 0.012;

/**
 * The inn's maps: the one drawn from content/map.yaml if there is one, and the interactive one, as
 * a page and for a frame.
 */
export function mapView(inn: Pick<Inn, 'name' | 'location'>, drawn?: MapContent) {
  const { latitude, longitude } = inn.location;
  const box = [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH];
  const frame = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  const page = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return {
    ...(drawn && { sketch: mapSketch(drawn, inn) }),
    frameUrl: `${OPENSTREETMAP}/export/embed.html?${frame}`,
    pageUrl: `${OPENSTREETMAP}/?${page}#map=16/${latitude}/${longitude}`,
  };
}
