import { readFile } from 'node:fs/promises';
import { type CustomPlugin, optimize } from 'svgo';

/** What a drawing is made of: shapes, letters, and what they are filled, cut and blurred by. */
const ELEMENTS = new Set(
  `svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text
  tspan textPath linearGradient radialGradient stop pattern clipPath mask marker image filter`.split(
    /\s+/,
  ),
);
const isEffect = (name: string) => /^fe[A-Z]\w+$/.test(name) && name !== 'feImage';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const SPACES: Record<string, string> = { xmlns: SVG, 'xmlns:xlink': XLINK };

/** A part of the drawing itself, or a picture that it carries. */
const isOwn = (element: string, href: string) =>
  href.startsWith('#') ||
  (element === 'image' && /^data:image\/(?:png|jpe?g|gif|webp);base64,[\w+/=\s]+$/i.test(href));

/** Whether a value or a style asks for something elsewhere; a backslash may hide that it does. */
function leadsOut(value: string): boolean {
  const rest = value.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, '');
  return /\\|url\s*\(|image(?:-set)?\s*\(|src\s*\(|@|javascript:|expression\s*\(/i.test(rest);
}

/** What had to be left out of a drawing, and what may look otherwise elsewhere. */
interface Findings {
  /** Scripts, and what else would act by itself. */
  hadActs: boolean;
  /** What would have been fetched from elsewhere. */
  hadLinks: boolean;
  /** Letters that need a typeface on the screen that shows them. */
  hasLetters: boolean;
}

export type SafeDrawing =
  | ({ kind: 'drawing'; svg: string } & Findings)
  | { kind: 'refused'; why: 'damaged' | 'entities' | 'empty' };

type Node = { name: string; attributes: Record<string, string> };

/** Only what is known to draw stays: a list of what is harmful would never be complete. */
function safe(found: Findings): CustomPlugin {
  const clean = ({ name, attributes }: Node) => {
    for (const [attribute, value] of Object.entries(attributes)) {
      const isHref = /^(?:xlink:)?href$/.test(attribute);
      const isForeign = attribute.includes(':') || attribute === 'xmlns';
      const isKnown = isHref || SPACES[attribute] === value || attribute === 'xml:space';
      if (/^on/i.test(attribute)) found.hadActs = true;
      else if (isHref ? !isOwn(name, value) : !isForeign && leadsOut(value)) found.hadLinks = true;
      else if (!isForeign || isKnown) continue;
      delete attributes[attribute];
    }
  };
  return {
    name: 'onlyWhatDraws',
    fn: () => ({
      instruction: {
        // A style sheet of its own would be fetched.
        enter: (node, parent) => {
          parent.children = parent.children.filter((child) => child !== node);
        },
      },
      element: {
        enter: (node, parent) => {
          // What a link leads to is lost, what it shows stays.
          if (node.name === 'a') Object.assign(node, { name: 'g', attributes: {} });
          const words = node.children
            .map((child) => ('value' in child ? child.value : ''))
            .join('');
          const isLost = node.name === 'style' && leadsOut(words);
          if (isLost) found.hadLinks = true;
          if (!isLost && (ELEMENTS.has(node.name) || isEffect(node.name))) {
            if (node.name === 'text') found.hasLetters = true;
            clean(node);
            return;
          }
          // What drawing programs keep for themselves is missed by nobody.
          if (!isLost && !node.name.includes(':') && node.name !== 'metadata') found.hadActs = true;
          parent.children = parent.children.filter((child) => child !== node);
        },
      },
    }),
  };
}

/** Scaled to whatever size is asked for, also where only a width and a height were given. */
const scalable: CustomPlugin = {
  name: 'scalable',
  fn: () => ({
    element: {
      enter: ({ name, attributes }, parent) => {
        const { width = '', height = '', viewBox } = attributes;
        const sides = [width, height].map(Number.parseFloat);
        const isPlain = [width, height].every((side) => /^[\d.]+(?:px)?$/.test(side));
        if (parent.type !== 'root' || name !== 'svg' || viewBox || !isPlain) return;
        attributes['viewBox'] = `0 0 ${sides.join(' ')}`;
      },
    },
  }),
};

/**
 * A drawing without scripts, without anything that is fetched from elsewhere, and without what an
 * editor left in it: as it may be shown to anybody.
 */
export function safeDrawing(source: string): SafeDrawing {
  // Names for texts can be nested until they fill any memory.
  if (/<!ENTITY/i.test(source)) return { kind: 'refused', why: 'entities' };
  // Half a file is read without complaint.
  if (!/<\/svg\s*>/.test(source)) return { kind: 'refused', why: 'damaged' };
  const found: Findings = { hadActs: false, hadLinks: false, hasLetters: false };
  try {
    const { data: svg } = optimize(source, {
      multipass: true,
      plugins: [safe(found), scalable, 'preset-default', safe(found)],
    });
    const isDrawn = /<(?:path|rect|circle|ellipse|line|poly|text|image|use)/.test(svg);
    if (!svg.startsWith('<svg') || !isDrawn) return { kind: 'refused', why: 'empty' };
    return { kind: 'drawing', svg, ...found };
  } catch {
    return { kind: 'refused', why: 'damaged' };
  }
}

interface Drawing {
  ending: 'svg' | 'png';
  bytes: Uint8Array;
}

/** A drawing as it may be shown, whatever its file holds. Throws where there is none in it. */
export async function readDrawing(file: string): Promise<Drawing> {
  const bytes = await readFile(file);
  if (!/\.svg$/i.test(file)) return { ending: 'png', bytes };
  const made = safeDrawing(bytes.toString('utf8'));
  if (made.kind === 'refused') throw new Error(`${file} cannot be read as a drawing.`);
  return { ending: 'svg', bytes: new TextEncoder().encode(made.svg) };
}
