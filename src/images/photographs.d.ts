/** The content folder's photographs by their path below `photos/`, from build/photographs.ts. */
declare module 'virtual:photographs' {
  const photographs: Readonly<Record<string, import('astro').ImageMetadata>>;
  export default photographs;
}
