const withoutBreaks = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/** The text of a control on one line: its line breaks become spaces, and the caret stays where it is. */
export function oneLineOf(control: HTMLInputElement | HTMLTextAreaElement): string {
  const { value, selectionStart } = control;
  if (!value.includes('\n')) return value;
  const caret = withoutBreaks(value.slice(0, selectionStart ?? value.length)).length;
  // React would set another value itself, and the caret to its end.
  control.value = withoutBreaks(value);
  control.setSelectionRange(caret, caret);
  return control.value;
}
