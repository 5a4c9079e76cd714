import { capital } from '../../lib/text.ts';
import type { JsonSchema, Pointer } from './api.ts';

interface Common {
  label: string;
  help?: string | undefined;
  optional: boolean;
  /** The label's language, if it is not the form's. */
  lang?: 'en' | undefined;
  /** The value that the site uses if the field is left out. */
  fallback?: unknown;
  /** A switch can hide it on the site without deleting it. */
  hideable?: boolean;
  /** The kind that the schema states, such as a price. */
  declared?: string | undefined;
}

export type Leaf =
  | { kind: 'text'; look: 'line' | 'text' | 'tel' | 'email' | 'url'; max?: number | undefined }
  | { kind: 'number'; whole: boolean; min?: number | undefined; max?: number | undefined }
  /** A number, or a text such as "24/7". */
  | { kind: 'figure' }
  | { kind: 'date' }
  | { kind: 'yes-no' }
  | { kind: 'choice'; options: string[] }
  /** A reference to something that exists, such as a room. */
  | { kind: 'known'; from: string }
  | { kind: 'icon'; names: string[] }
  | { kind: 'focus' }
  /** Path of a drawing below content/photos. */
  | { kind: 'logo' }
  | { kind: 'numbers'; parts: Field[] }
  /** The names of hidden parts; `parts` are those that have no field of their own. */
  | { kind: 'hidden'; parts: { name: string; label: string }[] }
  /** Shown read-only: no field can edit it. */
  | { kind: 'other' };

export type Group = { kind: 'group' | 'picture' | 'floor-plan'; fields: NamedField[] };
export type List = {
  kind: 'list';
  item: Field;
  min?: number | undefined;
  max?: number | undefined;
};

export type Field = Common & (Leaf | Group | List);
export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;
export interface NamedField {
  name: string;
  field: Field;
}

/** Texts of at most this many characters get a one-line input, longer ones a text area. */
const MAX_LINE = 80;

const fromKey = (name: string) => {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return capital(words);
};

function textLook({ format, pattern, maxLength, 'x-field': declared }: JsonSchema) {
  if (format === 'email') return 'email';
  if (format === 'uri') return 'url';
  if (declared === 'telephone') return 'tel';
  return pattern || (maxLength ?? Number.POSITIVE_INFINITY) <= MAX_LINE ? 'line' : 'text';
}

function ofString(schema: JsonSchema): Leaf {
  if (schema.format === 'date') return { kind: 'date' };
  return { kind: 'text', look: textLook(schema), max: schema.maxLength };
}

function ofNumber({ type, ...schema }: JsonSchema): Leaf {
  const over = schema.exclusiveMinimum;
  const min = schema.minimum ?? (over === undefined || type !== 'integer' ? over : over + 1);
  const max = schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum;
  return { kind: 'number', whole: type === 'integer', min, max };
}

function ofArray(schema: JsonSchema): Leaf | List {
  const parts = schema.prefixItems;
  if (parts) {
    const fields = parts.map((part, at) => readField(part, String(at + 1)));
    const [item] = fields;
    // A fixed number of groups, such as two photographs.
    if (item && 'fields' in item)
      return { kind: 'list', item, min: parts.length, max: parts.length };
    return { kind: 'numbers', parts: fields };
  }
  if (typeof schema.items !== 'object') return { kind: 'other' };
  const item = readField(schema.items, '');
  return { kind: 'list', item, min: schema.minItems, max: schema.maxItems };
}

function ofObject({ properties = {}, required = [], ...schema }: JsonSchema): Group {
  const fields = Object.entries(properties).map(([name, part]) => ({
    name,
    field: readField(part, name, !required.includes(name)),
  }));
  const declared = schema['x-field'];
  const isSpecial = declared === 'picture' || declared === 'floor-plan';
  return { kind: isSpecial ? declared : 'group', fields };
}

function ofUnion(parts: JsonSchema[]): Leaf | List | Group {
  const named = parts.map(({ const: only }) => only).filter((only) => typeof only === 'string');
  if (named.length === parts.length) return { kind: 'choice', options: named };
  const types = parts.map(({ type }) => type);
  const several = parts.find(({ type }) => type === 'array');
  // Either one text or a list of texts: shown as a list.
  if (several && types.includes('string')) return ofArray(several);
  return { kind: 'other' };
}

const partsOf = ({ 'x-parts': parts = {} }: JsonSchema) =>
  Object.entries(parts).map(([name, label]) => ({ name, label }));

function shapeOf(schema: JsonSchema): Leaf | List | Group {
  const from = schema['x-choices'];
  if (from) return { kind: 'known', from };
  const names = schema.enum?.filter((one) => typeof one === 'string') ?? [];
  switch (schema['x-field']) {
    case 'logo':
    case 'focus':
    case 'figure':
      return { kind: schema['x-field'] };
    case 'icon':
      return { kind: 'icon', names };
    case 'hidden':
      return { kind: 'hidden', parts: partsOf(schema) };
  }
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return ofUnion(union);
  if (schema.enum) return { kind: 'choice', options: names };
  if (schema.type === 'string') return ofString(schema);
  if (schema.type === 'number' || schema.type === 'integer') return ofNumber(schema);
  if (schema.type === 'boolean') return { kind: 'yes-no' };
  if (schema.type === 'array') return ofArray(schema);
  if (schema.type === 'object' && schema.properties) return ofObject(schema);
  return { kind: 'other' };
}

/**
 * The form field for a schema.
 * @param name its key in the file, the label if the schema has none
 */
export function readField(schema: JsonSchema, name: string, optional = false): Field {
  return {
    label: schema.title ?? fromKey(name),
    help: schema.description,
    optional,
    fallback: schema.default,
    lang: schema['x-lang'],
    ...(schema['x-hide'] && { hideable: true }),
    declared: schema['x-field'],
    ...shapeOf(schema),
  };
}

/** The field one step below another; undefined if there is none. */
function fieldBelow(field: Field, step: string | number): Field | undefined {
  if ('fields' in field) return field.fields.find(({ name }) => name === step)?.field;
  return 'item' in field && typeof step === 'number' ? field.item : undefined;
}

/**
 * The field at a pointer, or else the nearest one around it. A picture is one field, with all its parts.
 */
export function fieldAt(form: Field, pointer: Pointer): { field: Field; at: Pointer } {
  let found: { field: Field; at: Pointer } = { field: form, at: [] };
  for (const step of pointer) {
    const inner = found.field.kind === 'picture' ? undefined : fieldBelow(found.field, step);
    if (!inner) break;
    found = { field: inner, at: [...found.at, step] };
  }
  return found;
}
