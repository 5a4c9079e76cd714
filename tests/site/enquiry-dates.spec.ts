import { emailjs } from '../support/emailjs.ts';
import { fieldOf, fillIn, LETTERS, openForm, sendButton } from '../support/forms.ts';
import { expect, test } from '../support/guest.ts';
import { day } from '../support/stay.ts';

test('the nights are counted', async ({ page }) => {
  const form = await openForm(page, 'booking');
  await fillIn(form, { 'Check-in': day('03-28'), 'Check-out': day('04-01') });
  await expect(form.getByText('4 nights', { exact: true })).toBeVisible();
  await fillIn(form, { 'Check-out': day('03-29') });
  await expect(form.getByText('1 night', { exact: true })).toBeVisible();
});

test('dates the wrong way round are swapped with one tap', async ({ page }) => {
  const form = await openForm(page, 'booking');
  await fillIn(form, { 'Check-in': day('03-12'), 'Check-out': day('03-10') });
  await expect(form.getByText('Check-out is before check-in: swap them?')).toBeVisible();
  await form.getByRole('button', { name: 'Swap the dates' }).click();
  await expect(fieldOf(form, 'Check-in')).toHaveValue(day('03-10'));
  await expect(fieldOf(form, 'Check-out')).toHaveValue(day('03-12'));
  await expect(form.getByText('2 nights', { exact: true })).toBeVisible();
});

for (const [what, letter] of [
  ['dates the wrong way round are', { 'Check-in': day('03-12'), 'Check-out': day('03-10') }],
  ['any number of rooms is', { Rooms: '400' }],
  ['a stay that is over is', { 'Check-in': '2001-03-10', 'Check-out': '2001-03-12' }],
] as const) {
  test(`${what} not refused`, async ({ page }) => {
    const { posts } = await emailjs(page);
    const form = await openForm(page, 'booking');
    await fillIn(form, { ...LETTERS.booking, ...letter });
    await sendButton(form).click();
    await expect(form.getByRole('status')).toContainText('on its way');
    expect(posts[0]?.fields.map(([, text]) => text)).toEqual(
      expect.arrayContaining(Object.values(letter)),
    );
  });
}
