/** Decodes one HEIC photograph in a worker thread, because WebAssembly never returns memory. */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

interface HeifImage {
  get_width(): number;
  get_height(): number;
  display(into: Pixels, done: (pixels: Pixels | null) => void): void;
}

interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

interface Libheif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

/** The pixels in RGBA, or why there are none. */
export type HeicAnswer = Pixels | 'tooMany' | 'damaged';

interface WorkerInput {
  bytes: Uint8Array;
  /** Pixels at most. */
  limit: number;
}

// The package has no types for its entry.
const require = createRequire(import.meta.url);
const libheif: Libheif = require('libheif-js/wasm-bundle');

const answer = (what: HeicAnswer) =>
  parentPort?.postMessage(what, typeof what === 'string' ? [] : [what.data.buffer]);

const { bytes, limit } = workerData as WorkerInput;
const [image] = new libheif.HeifDecoder().decode(bytes);
const [width, height] = [image?.get_width() ?? 0, image?.get_height() ?? 0];
if (!image || width * height === 0) answer('damaged');
else if (width * height > limit) answer('tooMany');
else {
  const data = new Uint8ClampedArray(width * height * 4);
  image.display({ data, width, height }, (pixels) => answer(pixels ?? 'damaged'));
}
