import type { Locator } from '@playwright/test';
import { emailjs, IDS, TEMPLATES } from '../support/emailjs.ts';
import {
  fieldOf,
  fillIn,
  formOn,
  LETTERS,
  openForm,
  pathOf,
  sendButton,
} from '../support/forms.ts';
import { expect, test } from '../support/guest.ts';
import { day } from '../support/stay.ts';

/** Field names and types in order (specification, sections 3 and 5). */
const FIELDS = {
  booking: [
    ['name', 'text'],
    ['email', 'email'],
    ['mobile', 'tel'],
    ['checkin', 'date'],
    ['checkout', 'date'],
    ['rooms', 'number'],
  ],
  contact: [
    ['name', 'text'],
    ['email', 'email'],
    ['subject', 'text'],
    ['message', 'textarea'],
  ],
} as const;

/** What a guest may also tell. */
const OPTIONAL = {
  booking: [],
  contact: [
    ['checkin', 'date'],
    ['checkout', 'date'],
    ['guests', 'text'],
    ['mobile', 'tel'],
  ],
} as const;

const DATES = { 'Check-in': day('03-03'), 'Check-out': day('05-05') };
const KINDS = ['booking', 'contact'] as const;

for (const kind of KINDS) {
  test.describe(kind, () => {
    test('one multipart POST carries every field and a reference once, and nothing else', async ({
      page,
    }) => {
      const { posts } = await emailjs(page);
      const form = await openForm(page, kind);
      await fillIn(form, LETTERS[kind]);
      await sendButton(form).click();
      await expect(form.getByRole('status')).toContainText('Thank you.');

      expect(posts).toHaveLength(1);
      expect(posts[0]?.method).toBe('POST');
      expect(posts[0]?.contentType).toMatch(/^multipart\/form-data; boundary=/);
      const typed = Object.values(LETTERS[kind]).map((text) => text.replace(/\n/g, '\r\n'));
      const own = FIELDS[kind].map(([name], index) => [name, typed[index]]);
      const unused = OPTIONAL[kind].map(([name]) => [name, '']);
      const service = Object.entries({ ...IDS, template_id: TEMPLATES[kind] });
      const reference = ['reference', expect.stringMatching(/^\w{3}-\w{3}$/)];
      const sent = posts[0]?.fields.toSorted();
      expect(sent).toEqual([...own, ...unused, ...service, reference].toSorted());
    });

    test('the fields specified are required, others are not', async ({ page }) => {
      const form = await openForm(page, kind);
      const controls = await form
        .locator('input:not([type=hidden]), textarea')
        .evaluateAll((all) =>
          (all as HTMLInputElement[]).map(({ name, type, required }) => [name, type, required]),
        );
      const [required, optional] = [FIELDS, OPTIONAL].map((all) => all[kind]);
      expect(controls.filter((control) => control[2])).toEqual(
        required?.map((field) => [...field, true]),
      );
      expect(controls.filter((control) => !control[2])).toEqual(
        optional?.map((field) => [...field, false]),
      );
    });

    test('every field has a visible label of its own', async ({ page }) => {
      const form = await openForm(page, kind);
      for (const [index, label] of Object.keys(LETTERS[kind]).entries()) {
        await expect(form.getByText(label, { exact: true })).toBeVisible();
        await expect(fieldOf(form, label)).toHaveAttribute('name', FIELDS[kind][index]?.[0] ?? '');
      }
    });

    test('a second press while it is on its way sends nothing more', async ({ page }) => {
      const service = await emailjs(page, 'held');
      const form = await openForm(page, kind);
      await fillIn(form, LETTERS[kind]);
      await sendButton(form).dblclick();
      await fieldOf(form, 'E-mail').press('Enter');
      await form.getByRole('button', { name: 'Sending…' }).click({ force: true });
      service.release();
      await expect(form.getByRole('status')).toContainText('Thank you.');
      expect(service.posts).toHaveLength(1);
    });

    test('a second press after the answer leaves the answer, and validates nothing', async ({
      page,
    }) => {
      const { posts } = await emailjs(page);
      const form = await openForm(page, kind);
      await fillIn(form, LETTERS[kind]);
      await sendButton(form).click();
      await expect(form.getByRole('status')).toContainText('Thank you.');
      await sendButton(form).click();
      // What is typed next, and sent, comes after all that the press could do.
      await fillIn(form, { 'Your name': 'Ravi' });
      await expect(form.getByRole('status')).toContainText('Thank you.');
      await expect(form.locator('[aria-invalid]')).toHaveCount(0);
      await fillIn(form, { ...LETTERS[kind], 'Your name': 'Ravi' });
      await sendButton(form).click();
      const names = () => posts.map(({ fields }) => Object.fromEntries(fields)['name']);
      await expect.poll(names).toEqual([LETTERS[kind]['Your name'], 'Ravi']);
    });

    test('an emptied form is validated again once something was typed in it', async ({ page }) => {
      await emailjs(page);
      const form = await openForm(page, kind);
      await fillIn(form, LETTERS[kind]);
      await sendButton(form).click();
      await expect(form.getByRole('status')).toContainText('Thank you.');
      await fillIn(form, { 'Your name': 'Asha' });
      await fillIn(form, { 'Your name': '' });
      await sendButton(form).click();
      await expect(fieldOf(form, 'Your name')).toBeFocused();
      await expect(form.getByText('Thank you.')).toBeHidden();
    });

    test('while it is on its way the button and the status say so', async ({ page }) => {
      const service = await emailjs(page, 'held');
      const form = await openForm(page, kind);
      await fillIn(form, LETTERS[kind]);
      await sendButton(form).click();
      await expect(form.getByRole('button', { name: 'Sending…' })).toBeVisible();
      await expect(form.getByRole('status')).toHaveText('One moment, please.');
      service.release();
      await expect(form.getByRole('button', { name: 'Sending…' })).toBeHidden();
      await expect(sendButton(form)).toBeVisible();
    });

    test('the whole form is filled in and sent by keyboard alone', async ({ page }) => {
      const { posts } = await emailjs(page);
      const form = await openForm(page, kind);
      // The same day and month: the browser's language decides which is typed first.
      const letter = { ...LETTERS[kind], ...(kind === 'booking' && DATES) };
      await fieldOf(form, 'Your name').focus();
      const isOn = (control: Locator) => control.evaluate((one) => one === document.activeElement);
      const tabTo = async (control: Locator) => {
        // A date has three parts; the optional group and the number to ring lie between fields.
        for (let tabs = 0; tabs < 5 && !(await isOn(control)); tabs += 1) {
          await page.keyboard.press('Tab');
        }
        await expect(control).toBeFocused();
      };
      for (const [label, text] of Object.entries(letter)) {
        await tabTo(fieldOf(form, label));
        await page.keyboard.type(text.replace(/^(\d+)-(\d+)-(\d+)$/, '$3$2$1'));
      }
      await tabTo(sendButton(form));
      await page.keyboard.press('Enter');
      await expect(form.getByRole('status')).toContainText('Thank you.');
      const sent = Object.fromEntries(posts[0]?.fields ?? []);
      const wanted = Object.values(letter).map((text) => text.replace(/\n/g, '\r\n'));
      expect(FIELDS[kind].map(([name]) => sent[name])).toEqual(wanted);
    });

    test('what was typed before the page came alive stays', async ({ page }) => {
      let letScriptsIn = () => {};
      const wait = new Promise<void>((resolve) => {
        letScriptsIn = resolve;
      });
      await page.route('**/_astro/*.js', async (route) => {
        await wait;
        await route.continue();
      });
      await page.goto(pathOf(kind), { waitUntil: 'commit' });
      const form = formOn(page, kind);
      await fillIn(form, LETTERS[kind]);
      await expect(form).toHaveJSProperty('noValidate', false);
      letScriptsIn();
      await expect(form).toHaveJSProperty('noValidate', true);
      for (const [label, text] of Object.entries(LETTERS[kind])) {
        await expect(fieldOf(form, label)).toHaveValue(text);
      }
    });

    test('when its script cannot be loaded the form posts by itself', async ({ page }) => {
      await page.route('**/_astro/*.js', (route) => route.abort());
      const { posts } = await emailjs(page);
      await page.goto(pathOf(kind));
      const form = formOn(page, kind);
      await fillIn(form, LETTERS[kind]);
      await sendButton(form).click();
      await page.waitForURL('https://api.emailjs.com/**');
      const names = posts[0]?.fields.map(([name]) => name).toSorted();
      const own = [...FIELDS[kind], ...OPTIONAL[kind]].map(([name]) => name);
      expect(names).toEqual([...own, ...Object.keys(IDS), 'template_id'].toSorted());
    });
  });
}
