import { readFile } from 'node:fs/promises';
import { type CustomPlugin, optimize } from 'svgo';

/** The elements that draw: shapes, letters, fills, clips and filters. */
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

/** Whether a link points to a part of the drawing itself, or embeds a picture. */
const isOwn = (element: string, href: string) =>
  href.startsWith('#') ||
  (element === 'image' && /^data:image\/(?:png|jpe?g|gif|webp);base64,[\w+/=\s]+$/i.test(href));

/** Whether a value or a style may load an external resource, which a backslash (CSS escape) can hide. */
function loadsExternal(value: string): boolean {
  const rest = value.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, '');
  return /\\|url\s*\(|image(?:-set)?\s*\(|src\s*\(|@|javascript:|expression\s*\(/i.test(rest);
}

/** What was removed from a drawing, and what may look different on other screens. */
interface Findings {
  /** Scripts and other active elements. */
  hadScripts: boolean;
  /** References to external resources. */
  hadLinks: boolean;
  /** Text, which needs an installed typeface. */
  hasLetters: boolean;
}

export type SanitizedSvg =
  | ({ kind: 'drawing'; svg: string } & Findings)
  | { kind: 'refused'; why: 'damaged' | 'entities' | 'empty' };

type Node = { name: string; attributes: Record<string, string> };

/** Removes everything that is not known to be harmless: a deny-list would never be complete. */
function allowList(found: Findings): CustomPlugin {
  const clean = ({ name, attributes }: Node) => {
    for (const [attribute, value] of Object.entries(attributes)) {
      const isHref = /^(?:xlink:)?href$/.test(attribute);
      const isForeign = attribute.includes(':') || attribute === 'xmlns';
      const isKnown = isHref || SPACES[attribute] === value || attribute === 'xml:space';
      if (/^on/i.test(attribute)) found.hadScripts = true;
      else if (isHref ? !isOwn(name, value) : !isForeign && loadsExternal(value))
        found.hadLinks = true;
      else if (!isForeign || isKnown) continue;
      delete attributes[attribute];
    }
  };
  return {
    name: 'onlyWhatDraws',
    fn: () => ({
      instruction: {
        // An external style sheet.
        enter: (node, parent) => {
          parent.children = parent.children.filter((child) => child !== node);
        },
      },
      element: {
        enter: (node, parent) => {
          // Remove the link, keep its content.
          if (node.name === 'a') Object.assign(node, { name: 'g', attributes: {} });
          const words = node.children
            .map((child) => ('value' in child ? child.value : ''))
            .join('');
          const isLost = node.name === 'style' && loadsExternal(words);
          if (isLost) found.hadLinks = true;
          if (!isLost && (ELEMENTS.has(node.name) || isEffect(node.name))) {
            if (node.name === 'text') found.hasLetters = true;
            clean(node);
            return;
          }
          // Remove the private data of drawing programs without a message.
          if (!isLost && !node.name.includes(':') && node.name !== 'metadata')
            found.hadScripts = true;
          parent.children = parent.children.filter((child) => child !== node);
        },
      },
    }),
  };
}

/** Adds a `viewBox` to a drawing that has only a width and a height, so that it scales. */
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
 * Sanitizes an SVG: removes scripts, references to external resources, and the private data of drawing
 * programs.
 */
export function sanitizeSvg(source: string): SanitizedSvg {
  // Nested entities can exhaust the memory.
  if (/<!ENTITY/i.test(source)) return { kind: 'refused', why: 'entities' };
  // The parser accepts truncated files.
  if (!/<\/svg\s*>/.test(source)) return { kind: 'refused', why: 'damaged' };
  const found: Findings = { hadScripts: false, hadLinks: false, hasLetters: false };
  try {
    const { data: svg } = optimize(source, {
      multipass: true,
      plugins: [allowList(found), scalable, 'preset-default', allowList(found)],
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

/** Reads a drawing and sanitizes it if it is an SVG. Throws if that fails. */
export async function readDrawing(file: string): Promise<Drawing> {
  const bytes = await readFile(file);
  if (!/\.svg$/i.test(file)) return { ending: 'png', bytes };
  const made = sanitizeSvg(bytes.toString('utf8'));
  if (made.kind === 'refused') throw new Error(`${file} cannot be read as a drawing.`);
  return { ending: 'svg', bytes: new TextEncoder().encode(made.svg) };
}
