import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /@import '(\.\/[\w-]+\.css)';/g;

/** Inlines a style sheet's imports, which its plugins would not see otherwise. */
export const withImports = (css: string, file: string): string =>
  css.replace(IMPORT, (_, path) => readFileSync(join(dirname(file), path), 'utf8'));
