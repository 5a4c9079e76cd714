/** Stands for the inn's name in every text of content/, so that the name is changed in one place. */
export const NAME = '[name]';

/** The same data with the inn's name where `[name]` stands. */
export function withName<Data>(data: Data, name: string): Data {
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(NAME, () => name);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner)]));
  };
  return filled(data) as Data;
}

/** The name in the data of `inn.yaml`; without a usable one the placeholder stands for itself. */
export function nameIn(inn: unknown): string {
  const name = typeof inn === 'object' && inn !== null && 'name' in inn ? inn.name : undefined;
  return typeof name === 'string' ? name.trim() : NAME;
}
