import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { parse } from 'yaml';
import { contentFiles } from '../src/content/contentFiles.ts';
import { filledIn, placeholdersIn } from '../src/content/placeholders.ts';
import { type OwnWord, ownWordsIn } from '../src/content/wordsSchema.ts';

/** As much of a syntax tree's node (ESTree, with TypeScript's own) as is read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

function constantsOf(program: Node): Map<string, Node> {
  const constants = new Map<string, Node>();
  for (const statement of program['body'] as Node[]) {
    const declared = (statement['declaration'] ?? statement) as Node;
    if (declared.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared['declarations'] as { id: Node; init?: Node }[]) {
      if (typeof id['name'] === 'string' && init) constants.set(id['name'], init);
    }
  }
  return constants;
}

/** The node that a name, `as const` or `satisfies` stands for. */
function plain(node: Node | undefined, constants: ReadonlyMap<string, Node>): Node | undefined {
  if (!node) return undefined;
  if (/^TS\w+Expression$/.test(node.type)) return plain(node['expression'] as Node, constants);
  if (node.type === 'Identifier') return plain(constants.get(String(node['name'])), constants);
  return node;
}

function stepInto(node: Node | undefined, name: string): Node | undefined {
  const properties = node?.type === 'ObjectExpression' ? (node['properties'] as Node[]) : [];
  const property = properties.find(({ key }) => {
    const at = key as Node | undefined;
    return at !== undefined && (at['name'] ?? at['value']) === name;
  });
  return property?.['value'] as Node | undefined;
}

/**
 * A file of src/site/words with other words in the places of its own.
 * @param stem its name without .ts, which is the name of what it exports
 * @throws when there is no text in one of these places
 */
export function withOwnWords(code: string, stem: string, words: readonly OwnWord[]): string {
  const program = parseAst(code, { lang: 'ts' }) as unknown as Node;
  const constants = constantsOf(program);
  const edits = words.map(({ path, said }) => {
    const top = plain(constants.get(stem), constants);
    const at = path.reduce((node, name) => plain(stepInto(node, name), constants), top);
    const isText = typeof at?.['value'] === 'string' || at?.type === 'TemplateLiteral';
    if (!at || !isText) throw new Error(`src/site/words/${stem}.ts has no text ${path.join('.')}.`);
    return { start: at.start, end: at.end, said: JSON.stringify(said) };
  });
  // From the end, so that the places before stay where they are.
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, said }) => text.slice(0, start) + said + text.slice(end), code);
}

/** The inn's own words for buttons and links; none where it has no words.yaml, or one with a slip. */
function readOwnWords(content: string): OwnWord[] {
  const file = join(content, 'words.yaml');
  if (!existsSync(file)) return [];
  try {
    const inn = parse(readFileSync(join(content, 'inn.yaml'), 'utf8'));
    const data = filledIn(parse(readFileSync(file, 'utf8')), placeholdersIn(inn));
    return contentFiles['words.yaml'].schema.safeParse(data).success ? ownWordsIn(data) : [];
  } catch {
    return [];
  }
}

/**
 * Builds pages and scripts with the words that an inn has in place of the interface's own.
 * @param content the content folder, an absolute path
 * @param source the folder `src`
 */
export function ownWords(content: string, source: string): Plugin {
  const folder = join(source, 'site/words/');
  return {
    name: 'own-words',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? '';
      if (!file.startsWith(folder)) return undefined;
      const path = join(content, 'words.yaml');
      if (existsSync(path)) this.addWatchFile(path);
      const stem = basename(file, '.ts');
      const words = readOwnWords(content).filter((word) => word.file === stem);
      return words.length > 0 ? { code: withOwnWords(code, stem, words), map: null } : undefined;
    },
  };
}
