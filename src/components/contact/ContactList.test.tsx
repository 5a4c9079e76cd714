import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contact } from '../../../tests/fixtures/smallSite.ts';
import { ContactList } from './ContactList.tsx';

test('an address may break before its @ and before each dot', () => {
  const email = 'asha.rao@mail.example.com';
  expect(renderToStaticMarkup(<ContactList contact={{ ...contact, email }} />)).toContain(
    'asha<wbr/>.rao<wbr/>@mail<wbr/>.example<wbr/>.com',
  );
});
