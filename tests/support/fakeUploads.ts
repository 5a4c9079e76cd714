import { vi } from 'vitest';

/** The requests that `editor/app/requests/upload.ts` sends, answered by a test. */
class FakeRequest {
  name = '';
  status = 0;
  response: unknown;
  responseType = '';
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  open(_method: string, address: string) {
    this.name = new URL(address, 'http://editor').searchParams.get('name') ?? '';
  }
  setRequestHeader() {}
  send() {
    sent.push(this);
  }
}

let sent: FakeRequest[] = [];

function take(name: string): FakeRequest {
  const found = sent.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not being sent.`);
  return found;
}

async function answer(name: string, status: number, body: object): Promise<void> {
  const request = take(name);
  sent = sent.filter((one) => one !== request);
  request.status = status;
  request.response = body;
  request.onload?.();
}

/** Stands in for XMLHttpRequest until the globals are restored. */
export function fakeServer() {
  sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return {
    /** The names of the files that are being sent. */
    sending: () => sent.map(({ name }) => name),
    progress: (name: string, share: number) =>
      take(name).upload.onprogress?.({ loaded: share * 100, total: 100 }),
    answer,
    async answerAll(status: number, body: object) {
      for (const { name } of sent) await answer(name, status, body);
    },
  };
}

export type FakeServer = ReturnType<typeof fakeServer>;
