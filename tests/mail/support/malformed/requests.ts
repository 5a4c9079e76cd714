import { PLACEHOLDERS, SEND_FORM_PATH } from '../../../../src/enquiry/contract/service.ts';
import { BOOKING } from '../enquiries.ts';

/** A request that no browser sends. */
export interface Malformed {
  what: string;
  bytes: Buffer;
}

export const BOUNDARY = 'x-boundary';
export const GOOD_FIELDS: Readonly<Record<string, string>> = {
  ...BOOKING,
  service_id: PLACEHOLDERS.serviceId,
  template_id: PLACEHOLDERS.bookingTemplateId,
  user_id: PLACEHOLDERS.publicKey,
};

export function part(name: string, value: string): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

export function multipart(fields: Iterable<readonly [string, string]>): string {
  const parts = [...fields].map(([name, value]) => part(name, value));
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

export const GOOD = multipart(Object.entries(GOOD_FIELDS));

export function request(
  line: string,
  headers: readonly string[],
  body: string | Buffer = '',
): Buffer {
  const head = [line, 'Host: localhost', 'Connection: close', ...headers].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), Buffer.from(body)]);
}

export function posted(
  body: string | Buffer,
  type = `multipart/form-data; boundary=${BOUNDARY}`,
): Buffer {
  const length = Buffer.byteLength(body);
  const headers = [`Content-Type: ${type}`, `Content-Length: ${length}`];
  return request(`POST ${SEND_FORM_PATH} HTTP/1.1`, headers, body);
}

export function changed(name: string, value: string): string {
  return multipart(Object.entries({ ...GOOD_FIELDS, [name]: value }));
}

export function named(what: string, requests: readonly Buffer[]): Malformed[] {
  return requests.map((bytes, index) => ({ what: `${what} ${index + 1}`, bytes }));
}
