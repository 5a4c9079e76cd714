import { enquiry as words } from '../../src/site/words/enquiry.ts';
import { emailjs } from '../support/emailjs.ts';
import { fieldOf, fillIn, LETTERS, openForm, sendButton } from '../support/forms.ts';
import { expect, test } from '../support/guest.ts';

/** Likely mistakes that the specification's rules accept, and the question they trigger. */
const SLIPS = [
  ['E-mail', 'asha@house', words.warnings['no-ending']],
  ['Check-in', '2001-03-10', words.warnings.past],
  ['Check-out', '20270-03-12', words.warnings['odd-year']],
  ['Check-out', '0027-03-12', words.warnings['odd-year']],
  ['Rooms', '0', words.warnings['no-room']],
  ['Rooms', '-2', words.warnings['no-room']],
  ['Rooms', '1.5', words.warnings['part-room']],
] as const;

for (const [label, typed, question] of SLIPS) {
  test(`${label} ${typed}: a question stands beside the field, and the enquiry goes out`, async ({
    page,
  }) => {
    const { posts } = await emailjs(page);
    const form = await openForm(page, 'booking');
    await fillIn(form, { ...LETTERS.booking, [label]: typed });
    await fieldOf(form, label).blur();
    await expect(fieldOf(form, label)).toHaveAccessibleDescription(question);
    await expect(fieldOf(form, label)).not.toHaveAttribute('aria-invalid');
    await expect(form.getByText(question)).toBeVisible();
    await expect(form.getByText(/\d{4,} nights/)).toHaveCount(0);
    await sendButton(form).click();
    await expect(form.getByRole('status')).toContainText('on its way');
    expect(posts[0]?.fields.map(([, text]) => text)).toContain(typed);
    await expect(form.getByText(question)).toHaveCount(0);
  });
}

for (const width of [320, 390, 768, 1280]) {
  test(`at ${width} px questions move nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const form = await openForm(page, 'booking');
    const before = await sendButton(form).boundingBox();
    const top = before && before.y + (await page.evaluate(() => scrollY));
    await fillIn(form, {
      'E-mail': 'asha@house',
      'Check-in': '2001-03-10',
      'Check-out': '20270-03-12',
      Rooms: '1.5',
    });
    await fieldOf(form, 'Rooms').blur();
    for (const name of ['no-ending', 'past', 'odd-year', 'part-room'] as const) {
      await expect(form.getByText(words.warnings[name])).toBeVisible();
    }
    const after = await sendButton(form).boundingBox();
    expect(after && after.y + (await page.evaluate(() => scrollY))).toBeCloseTo(top ?? -1, 0);
  });
}

test('a question goes away once its slip is corrected', async ({ page }) => {
  const form = await openForm(page, 'contact');
  await fillIn(form, { 'E-mail': 'asha@house' });
  await fieldOf(form, 'Subject').focus();
  await expect(form.getByText(words.warnings['no-ending'])).toBeVisible();
  await fieldOf(form, 'E-mail').pressSequentially('.com');
  await expect(form.getByText(words.warnings['no-ending'])).toHaveCount(0);
});
