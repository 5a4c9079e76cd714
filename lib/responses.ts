/**
 * The beginning of a response's text, however long it is.
 * @param length reads at least this many characters, if there are that many
 */
export async function beginningOf({ body }: Response, length: number): Promise<string> {
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.length > length) break;
  }
  return text;
}
