import type { JsonSchema, Op, Pointer } from '../../model/api.ts';

/** The schema of the value at a pointer. */
export function shapeAt(schema: JsonSchema | undefined, at: Pointer): JsonSchema | undefined {
  return at.reduce<JsonSchema | undefined>((shape, step) => {
    const variants = [shape, ...(shape?.anyOf ?? []), ...(shape?.oneOf ?? [])];
    for (const variant of variants) {
      const inner =
        typeof step === 'string'
          ? variant?.properties?.[step]
          : (variant?.prefixItems?.[step] ??
            (typeof variant?.items === 'object' ? variant.items : undefined));
      if (inner) return inner;
    }
    return undefined;
  }, schema);
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

const isOptional = (shape: JsonSchema | undefined, key: string) =>
  shape?.properties?.[key] !== undefined && !shape.required?.includes(key);

/** A value without empty optional fields. */
function pruned(value: unknown, shape: JsonSchema | undefined): unknown {
  if (Array.isArray(value)) {
    return value.map((inner, index) => pruned(inner, shapeAt(shape, [index])));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(isEmpty(inner) && isOptional(shape, key)))
      .map(([key, inner]) => [key, pruned(inner, shapeAt(shape, [key]))]),
  );
}

/** Removes empty optional fields instead of writing `null` or "". */
export function tidy(op: Op, schema: JsonSchema | undefined): Op {
  if (op.op === 'add') {
    return { ...op, value: pruned(op.value, shapeAt(schema, [...op.at, op.index])) };
  }
  if (op.op !== 'set') return op;
  const key = op.at.at(-1);
  const around = shapeAt(schema, op.at.slice(0, -1));
  if (isEmpty(op.value) && typeof key === 'string' && isOptional(around, key)) {
    return { op: 'unset', at: op.at };
  }
  return { ...op, value: pruned(op.value, shapeAt(schema, op.at)) };
}
