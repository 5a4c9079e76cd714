// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { mailtoLink, whatsappLink } from '../../enquiry/contract/contactLinks.ts';
import './carry-guests.ts';

const NAME = "The Owner's Room";
const letter = { subject: NAME, body: `About ${NAME}:` };

test.each([
  ['WhatsApp', whatsappLink('+91 98', letter.body)],
  ['e-mail', mailtoLink('inn@inn.example', letter)],
])('a message by %s about a room with an apostrophe gets the guests', (_, href) => {
  history.replaceState(null, '', '?guests=3');
  document.body.innerHTML = `<a data-about="${NAME}" href="${href.replaceAll('&', '&amp;')}">Ask</a>`;
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  const { searchParams } = new URL(link.href);
  expect(searchParams.get('text') ?? searchParams.get('body')).toBe(`About ${NAME}, for 3 guests:`);
});
