/** The photographs of the content folder, by their name below `photos/`: build/photographs.ts. */
declare module 'virtual:photographs' {
  const photographs: Readonly<Record<string, import('astro').ImageMetadata>>;
  export default photographs;
}
