const withoutBreaks = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/** Replaces line breaks in a control by spaces, keeping the caret in place. Returns the text. */
export function oneLineOf(control: HTMLInputElement | HTMLTextAreaElement): string {
  const { value, selectionStart } = control;
  if (!value.includes('\n')) return value;
  const caret = withoutBreaks(value.slice(0, selectionStart ?? value.length)).length;
  // Set the value before React does, which would move the caret to the end.
  control.value = withoutBreaks(value);
  control.setSelectionRange(caret, caret);
  return control.value;
}
