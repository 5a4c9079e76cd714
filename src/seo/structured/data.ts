/** One thing as schema.org describes it. */
export interface JsonLd {
  '@type': string | string[];
  [property: string]: Value | undefined;
}
type Value = string | number | boolean | JsonLd | readonly Value[];

/**
 * The text of a `<script type="application/ld+json">`. Nothing in it can end that script: `<` is
 * written as an escape.
 */
export function structuredText(things: readonly JsonLd[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** What a room or the house has, each as the page names it. */
export function amenityFeatures(names: readonly string[]): JsonLd[] {
  return names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));
}

/** The inn's own address in this data, so that its rooms can point to it. */
export function innId(origin: string): string {
  return new URL('/#inn', origin).href;
}
