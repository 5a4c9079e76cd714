import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /@import '(\.\/[\w-]+\.css)';/g;

/** A style sheet with its imports inlined: plugins do not see them otherwise. */
export const withImports = (css: string, file: string): string =>
  css.replace(IMPORT, (_, path) => readFileSync(join(dirname(file), path), 'utf8'));
