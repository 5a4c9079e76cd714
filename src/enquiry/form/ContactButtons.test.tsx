// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContactButtons } from './ContactButtons.tsx';

const contacts = { innName: 'A House', phone: '+91 82 4000 0247', email: 'desk@house.example' };

test('an inn without WhatsApp offers e-mail and telephone', () => {
  render(<ContactButtons contacts={contacts} />);
  expect(
    screen.getAllByRole('link').map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
  ).toEqual(['E-mail', 'Call +91 82 4000 0247']);
});
