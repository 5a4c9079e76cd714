import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailAddress } from './EmailAddress.tsx';

test('an address may break before its @ and before each dot', () => {
  expect(renderToStaticMarkup(<EmailAddress>asha.rao@mail.example.com</EmailAddress>)).toBe(
    'asha<wbr/>.rao<wbr/>@mail<wbr/>.example<wbr/>.com',
  );
});
