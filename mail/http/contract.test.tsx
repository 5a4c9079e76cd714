import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { fromCsv } from '../../lib/csv.ts';
import type {
  BookingField,
  ContactField,
  FieldRule,
  FormKind,
} from '../../src/enquiry/contract/forms.ts';
import type { enquiry as words } from '../../src/site/words/enquiry.ts';
import type { Entry } from '../outbox/enquiry.ts';

const WHEN = new Date('2027-02-01T04:30:00Z');
const KINDS: readonly FormKind[] = ['booking', 'contact'];
const CONTACTS = { innName: 'Inn', phone: '+91 80', whatsapp: '+91 80', email: 'stay@inn.example' };
const SERVICE = { origin: 'self', serviceId: 'S', templateId: 'T', publicKey: 'K' };
const INN = { name: 'Inn', city: 'Mysuru', timeZone: 'UTC' };
const SAMPLES: Readonly<Record<FieldRule['type'], string>> = {
  text: 'Asha',
  email: 'asha@example.org',
  tel: '98450 12345',
  date: '2027-03-10',
  number: '2',
  textarea: 'One\nTwo',
};

afterEach(() => {
  vi.doUnmock('../../src/enquiry/contract/forms.ts');
  vi.resetModules();
});

/** Everything that is built from the forms' fields, with the contract as it is now. */
async function madeOfForms() {
  const { FORMS } = await import('../../src/enquiry/contract/forms.ts');
  const { EnquiryForm } = await import('../../src/enquiry/form/EnquiryForm.tsx');
  const { classifySubmission } = await import('./submission.ts');
  const { composeLetter } = await import('../letter/letter.ts');
  const { linesOf } = await import('../letter/lines.ts');
  const { writeCsv } = await import('../outbox/listing.ts');
  const { PLACEHOLDERS } = await import('../../src/enquiry/contract/service.ts');
  return async (kind: FormKind) => {
    const rules: readonly FieldRule[] = FORMS[kind];
    const markup = renderToStaticMarkup(
      <EnquiryForm kind={kind} contacts={CONTACTS} service={SERVICE} />,
    );
    const posted = new Map<string, string>(rules.map(({ name, type }) => [name, SAMPLES[type]]));
    posted.set('user_id', PLACEHOLDERS.publicKey);
    posted.set('service_id', PLACEHOLDERS.serviceId);
    posted.set('template_id', PLACEHOLDERS[`${kind}TemplateId`]);
    const verdict = classifySubmission(posted, PLACEHOLDERS);
    if (verdict.kind === 'refused') throw new Error(verdict.reason);
    const { enquiry } = verdict;
    const entry: Entry = {
      ...{
        id: 1,
        state: 'queued',
        enquiry,
        acceptedAt: WHEN,
        messageId: '<1@inn>',
        deliveries: [],
      },
    };
    const [header = [], row = []] = fromCsv(writeCsv([entry]));
    const letter = await composeLetter(enquiry, WHEN, { inn: INN, held: 0 });
    return { rules, markup, enquiry, lines: linesOf(enquiry), letter, header, row };
  };
}

async function expectEverywhere(kind: FormKind): Promise<void> {
  const { rules, markup, enquiry, lines, letter, header, row } = await (await madeOfForms())(kind);
  expect(enquiry.extras).toEqual([]);
  const own = lines.filter(({ label }) => label !== 'Nights');
  expect(own).toHaveLength(rules.length);
  for (const [index, { name, type }] of rules.entries()) {
    expect(markup).toContain(` name="${name}"`);
    const line = own[index];
    expect(letter.text).toContain(`${line?.label}:`);
    expect(letter.html).toContain(`>${line?.label}</th>`);
    expect(row[header.indexOf(name)]).toBe(SAMPLES[type]);
  }
}

test.each(KINDS)('every field of the %s form is in the page, the letter and the export', (kind) =>
  expectEverywhere(kind),
);

test('a field added to a form is in all of them at once', async () => {
  vi.doMock('../../src/enquiry/contract/forms.ts', async (original) => {
    const contract = await original<typeof import('../../src/enquiry/contract/forms.ts')>();
    const arrival = { name: 'landline', type: 'tel', maxLength: 60 };
    return {
      ...contract,
      FORMS: { ...contract.FORMS, contact: [...contract.FORMS.contact, arrival] },
    };
  });
  vi.resetModules();
  await expectEverywhere('contact');
  const { letter, header } = await (await madeOfForms())('contact');
  expect(header[header.indexOf('message') + 1]).toBe('landline');
  // Because of its type alone: a telephone number can be called.
  expect(letter.text).toContain('landline: 98450 12345\n    Call: tel:+919845012345');
});

test('a field without words does not compile', () => {
  type FieldName = BookingField | ContactField;
  expectTypeOf<keyof (typeof words)['labels']>().toEqualTypeOf<FieldName>();
  expectTypeOf<keyof (typeof words)['letter']['labels']>().toEqualTypeOf<FieldName>();
  expectTypeOf<keyof (typeof words)['toolParams']>().toEqualTypeOf<FieldName>();
});
