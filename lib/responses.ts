/**
 * Reads the beginning of a response's text, which may be very long.
 * @param length how many characters to read at least, if there are that many
 */
export async function beginningOf({ body }: Response, length: number): Promise<string> {
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.length > length) break;
  }
  return text;
}
