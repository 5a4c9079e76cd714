/** A QR code's dark squares as one path, on a field of `size` × `size`, without its margin. */
export interface CodeDrawing {
  path: string;
  size: number;
}
