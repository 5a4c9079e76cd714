import * as z from 'zod';
import type { Location } from './diagnostics/diagnostic.ts';
import { schemaFor } from './files.ts';
import type { ContentFile } from './load.ts';
import type { Pointer } from './pointer.ts';

/** A schema; undefined for a place that has none. */
export type Schema = z.core.$ZodType | undefined;

/** A scalar in the data of a file. */
export interface Value {
  pointer: Pointer;
  value: unknown;
  /** The `x-field` of its schema, such as `photo` or `link`, or of the nearest schema around it. */
  kind: string | undefined;
  /** Number of characters that fit its place on the page. */
  usual?: number | undefined;
}

/** A value and its file. */
export interface Leaf extends Value {
  content: ContentFile;
}

/** A schema without its `.optional()` and `.default()` wrappers. */
export const bare = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema;

/** The schema of one field or entry below another. */
export function schemaBelow(schema: Schema, step: string | number): Schema {
  const around = bare(schema);
  if (around instanceof z.ZodObject) return around.shape[step];
  if (around instanceof z.ZodArray) return around.element;
  return around instanceof z.ZodTuple ? around.def.items[Number(step)] : undefined;
}

/** The value under a key of `.meta()`, of the schema itself or of the one that it wraps. */
export function metaOf(schema: Schema, key: string): unknown {
  const stated = [schema, bare(schema)].map((one) => one && z.globalRegistry.get(one)?.[key]);
  return stated.find((value) => value !== undefined);
}

/** The kind of a field, `x-field` in `.meta()`: `photo`, `link`; most have none. */
export const kindOf = (schema: Schema) => metaOf(schema, 'x-field') as string | undefined;

/** Every scalar in the data of a file. */
export function valuesIn(
  data: unknown,
  schema: Schema,
  at: Pointer = [],
  around?: string,
): Value[] {
  const kind = kindOf(schema) ?? around;
  if (typeof data !== 'object' || data === null) {
    const usual = metaOf(schema, 'x-length') as number | undefined;
    return [{ pointer: at, value: data, kind, usual }];
  }
  return Object.entries(data).flatMap(([key, inner]) => {
    const step = Array.isArray(data) ? Number(key) : key;
    return valuesIn(inner, schemaBelow(schema, step), [...at, step], kind);
  });
}

/** Every value in these files. */
export const leavesOf = (contents: readonly ContentFile[]): Leaf[] =>
  contents.flatMap((content) =>
    valuesIn(content.data, schemaFor(content.path)).map((value) => ({ content, ...value })),
  );

/** The location of a value, without `field`: the launch report names only the line. */
export function lineAt({ content, pointer }: Pick<Leaf, 'content' | 'pointer'>): Location {
  return { file: content.path, line: content.lineOf(pointer), pointer };
}
