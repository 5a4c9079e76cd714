const NUMBERS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count in words as in running text; from thirteen on in figures. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? count.toLocaleString('en-IN');
}
