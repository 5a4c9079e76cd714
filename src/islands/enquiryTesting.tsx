import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import type { FormKind } from '../enquiry/forms.ts';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx';

/** Stands in for the network in the forms' tests. */
export const network = vi.fn<typeof fetch>();

export const guest = {
  booking: {
    'Your name': 'Asha Rao',
    'E-mail': 'asha@example.com',
    'Mobile number': '98450 00000',
    'Check-in': '2026-03-10',
    'Check-out': '2026-03-12',
    Rooms: '2',
  },
  contact: {
    'Your name': 'Asha Rao',
    'E-mail': 'asha@example.com',
    Subject: 'A cot',
    Message: 'Is there a cot?',
  },
} satisfies Record<FormKind, Record<string, string>>;

export function propsOf(kind: FormKind, origin = 'https://mail.example'): EnquiryFormProps {
  return {
    kind,
    service: { origin, serviceId: 'S', templateId: 'T', publicKey: 'K' },
    reach: {
      innName: 'Copperpod Inn',
      phone: '+91 80 0000 0168',
      whatsapp: '+91 80 0000 0168',
      email: 'stay@example.com',
    },
  };
}

/** Shows a form and hands over what a guest does with it. */
export function open(kind: FormKind, origin?: string) {
  const { container } = render(<EnquiryForm {...propsOf(kind, origin)} />);
  const user = userEvent.setup({ delay: null });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return {
    container,
    user,
    field,
    fill: async (typed: Record<string, string> = guest[kind]) => {
      for (const [label, text] of Object.entries(typed)) {
        await user.clear(field(label));
        await user.type(field(label), text);
      }
    },
    send: () => user.click(screen.getByRole('button', { name: /^Send/ })),
    typed: () => Object.keys(guest[kind]).map((label) => field(label).value),
    sentFields: () => {
      const body = network.mock.calls[0]?.[1]?.body as FormData;
      return [...body.keys()];
    },
  };
}

/** To be called once at the top of a test file. */
export function eachTestAfresh() {
  beforeEach(() => {
    sessionStorage.clear();
    network.mockReset();
    vi.stubGlobal('fetch', network);
    // jsdom lays nothing out, so it cannot scroll.
    Element.prototype.scrollIntoView = () => {};
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });
}
