import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// No checker finds a misspelt CSS module class, which shows up unstyled.

const root = join(import.meta.dirname, '../..');
const files = ['src', 'editor/app'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file),
  ),
);
const modules = files.filter((file) => file.endsWith('.module.css'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Which component imports which module, and its local name. */
const imports = files
  .filter((file) => /\.(tsx|astro)$/.test(file))
  .flatMap((file) =>
    [...read(file).matchAll(/import (\w+) from '(.+\.module\.css)'/g)].map(([, name, path]) => ({
      file,
      name,
      module: join(dirname(file), path ?? ''),
    })),
  );

function declared(module: string): string[] {
  const rules = read(module).replace(/\/\*.*?\*\/|url\([^)]*\)/gs, '');
  return [...new Set([...rules.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name ?? ''))];
}

function used(module: string): string[] {
  return imports
    .filter((one) => one.module === module)
    .flatMap(({ file, name }) =>
      // Not the module's own import, which ends in `controls.module.css` where the name is `controls`.
      [
        ...read(file).matchAll(new RegExp(`\\b${name}(?:\\.(?!module)(\\w+)|\\['(\\w+)'\\])`, 'g')),
      ].map(([, dotted, quoted]) => dotted ?? quoted ?? ''),
    );
}

test('there are CSS modules to compare', () => {
  expect(modules.length).toBeGreaterThan(10);
});

test.each(modules)('%s declares what its component uses, and nothing else', (module) => {
  expect([...new Set(used(module))].sort()).toEqual(declared(module).sort());
});

test.each(modules.filter((file) => file.startsWith('src')))(
  '%s is imported by the component of its name',
  (module) => {
    const users = imports.filter((one) => one.module === module).map(({ file }) => file);
    expect(users).toContain(join(dirname(module), basename(module, '.module.css').concat('.tsx')));
  },
);
