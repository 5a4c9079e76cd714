import { answerOf, goOffline, toInit } from './request.ts';

/**
 * Sends a file to the editor's server, as `request` does. Uses XMLHttpRequest, because `fetch` cannot report
 * upload progress.
 * @param onSent called with the share of the bytes, 0 to 1
 */
export async function upload<Answer>(
  path: string,
  file: File,
  onSent: (share: number) => void,
): Promise<Answer> {
  // Drop any other type: browsers guess it from the name, while the server reads the bytes.
  const bytes = file.type.startsWith('image/') ? file : new Blob([file]);
  const { method, headers } = toInit({ bytes });
  const { status, response } = await new Promise<XMLHttpRequest>((resolve, reject) => {
    const sender = new XMLHttpRequest();
    sender.open(method, `/api/${path}`);
    for (const [name, value] of Object.entries(headers)) sender.setRequestHeader(name, value);
    sender.responseType = 'json';
    sender.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    sender.upload.onload = () => onSent(1);
    sender.onerror = reject;
    sender.onload = () => resolve(sender);
    sender.send(bytes);
  }).catch(goOffline);
  return answerOf(status, response ?? undefined);
}
