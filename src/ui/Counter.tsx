export function Counter({ value }: { value: number | string }) {
  return <span>{value}</span>;
}
