import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { partsOf } from '../src/colours/contrast.ts';
import { type GivenColours, namesColours, OWN_COLOURS, paletteOf } from '../src/colours/palette.ts';
import { stepInto } from '../src/content/pointer.ts';
import { colours } from '../src/content/schema/inn.ts';
import { parseYaml } from '../src/content/yaml.ts';
import { withImports } from './styleImports.ts';

/** The colours in the text of an inn.yaml; undefined if there are none, or none that are valid. */
function coloursIn(source: string): GivenColours | undefined {
  const read = colours.safeParse(stepInto(parseYaml(source).data, 'colours'));
  return read.success && namesColours(read.data) ? read.data : undefined;
}

/** Memoizes the parsed colours by the file's text: a build asks for them once per style sheet. */
function brandReader(inn: string): () => GivenColours | undefined {
  let known: { source: string; brand: GivenColours | undefined } | undefined;
  return () => {
    const source = existsSync(inn) ? readFileSync(inn, 'utf8') : '';
    if (known?.source !== source) known = { source, brand: coloursIn(source) };
    return known.brand;
  };
}

const channels = (hex: string) => partsOf(hex).join(' ');

/** Replaces the project's colours with the inn's, in the tokens and in colours written as `rgb(r g b / a)`. */
export function inColours(css: string, brand: GivenColours): string {
  const palette = paletteOf(brand);
  const own = paletteOf({});
  let out = css;
  for (const [name, value] of Object.entries(palette)) {
    // Replace only the first declaration: later ones, in media queries, derive from it.
    out = out.replace(new RegExp(`(?<=\\s--${name}: )[^;]+`), value);
  }
  const mixed = [
    [OWN_COLOURS.ground, palette['text-on-dark']],
    [OWN_COLOURS.ink, palette['raw-leaf']],
    [OWN_COLOURS.accent, palette['raw-terracotta']],
    ['#14291f', palette['raw-deep-leaf']],
    [own['raw-deep-leaf'], palette['raw-deep-leaf']],
  ] as const;
  for (const [from, to] of mixed) {
    out = out.replaceAll(`rgb(${channels(from)} /`, `rgb(${channels(to)} /`);
  }
  return out;
}

/**
 * The Vite plugin that builds the styles with the inn's own colours. If it has none, the styles stay
 * unchanged.
 * @param content the content folder, an absolute path
 * @param source the folder `src`
 */
export function brandColours(content: string, source: string): Plugin {
  const inn = join(content, 'inn.yaml');
  const brandOf = brandReader(inn);
  const entry = resolve(source, 'styles/index.css');
  return {
    name: 'brand-colours',
    enforce: 'pre',
    transform(css, id) {
      const file = id.split('?')[0] ?? '';
      if (!file.startsWith(source) || !file.endsWith('.css')) return undefined;
      this.addWatchFile(inn);
      const brand = brandOf();
      if (!brand) return undefined;
      return { code: inColours(file === entry ? withImports(css, file) : css, brand), map: null };
    },
  };
}
