/** A guest reads and asks in Kannada or Hindi. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enquiry as hindi } from '../../src/site/words/hi/enquiry.ts';
import { sent as hindiSent } from '../../src/site/words/hi/sent.ts';
import { enquiry as kannada } from '../../src/site/words/kn/enquiry.ts';
import { sent as kannadaSent } from '../../src/site/words/kn/sent.ts';
import { violations } from '../support/axe.ts';
import { emailjs } from '../support/emailjs.ts';
import { isAlive } from '../support/forms.ts';
import { expect, test } from '../support/guest.ts';
import { mailFrom } from '../support/inbox.ts';
import { rooms } from '../support/inn.ts';
import { PRODUCT } from '../support/places.ts';

const ROOM = rooms[0]?.route.slice(1) ?? '';
const SAID = {
  kn: { words: kannada, sent: kannadaSent, english: 'Kannada' },
  hi: { words: hindi, sent: hindiSent, english: 'Hindi' },
} as const;
const codes = ['kn', 'hi'] as const;

/** One page of each kind, in one of the scripts. */
const KINDS = [
  ...['/kn', '/kn/rooms', '/kn/contact', '/kn/gallery', '/kn/drivers-card', '/kn/sent'],
  ...[`/hi/${ROOM}`, '/hi/good-to-know', '/hi/about', '/hi/facilities', '/hi/card', '/hi/offline'],
];

for (const route of KINDS) {
  test(`${route} has no accessibility fault, and every lang is a language`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(route);
    expect(await violations(page)).toEqual([]);
    const langs = await page
      .locator('[lang]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('lang') ?? ''));
    for (const lang of new Set(langs))
      expect(lang).toMatch(/^(?:en|kn|hi|ta|te|ml)(?:-IN|-Latn)?$/);
  });
}

/** Latin words that stand in these languages too. */
const SHARED = /\S+@\S+|\b(?:WhatsApp|GSTIN|[A-Z\d]{3}-[A-Z\d]{3})\b|\.com/g;

/** The English in what a part says, without what is marked as English. */
const englishIn = async (page: Page, part: string) => {
  const said = await page.locator(part).evaluateAll((parts) =>
    parts.map((one) => {
      const copy = one.cloneNode(true) as HTMLElement;
      for (const english of copy.querySelectorAll('[lang=en], script, style')) english.remove();
      return copy.textContent;
    }),
  );
  return (
    said
      .join(' ')
      .replace(SHARED, '')
      .match(/[A-Za-z]{3,}/g) ?? []
  );
};

for (const code of codes) {
  const { words, sent, english } = SAID[code];
  const write = async (page: Page, name: string) => {
    const form = page.getByRole('form', { name: words.formNames.contact });
    for (const [label, text] of Object.entries({
      [words.labels.name]: name,
      [words.labels.email]: 'asha@example.com',
      [words.labels.message]: 'ಮಂಚ / पलंग?',
    })) {
      await form.getByLabel(label, { exact: true }).fill(text);
    }
    return form;
  };

  test(`${code}: what the forms say of mistakes, corrections and failure is in the language`, async ({
    page,
  }) => {
    for (const [path, kind] of [
      [`/${code}`, 'booking'],
      [`/${code}/contact`, 'contact'],
    ] as const) {
      await page.goto(path);
      const form = page.getByRole('form', { name: words.formNames[kind] });
      await form.scrollIntoViewIfNeeded();
      await isAlive(form);
      await form.getByRole('button', { name: words.send[kind] }).click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
      await form.getByLabel(words.labels.email, { exact: true }).fill('asha@gmial.com');
      await form.getByLabel(words.labels.name, { exact: true }).focus();
      await expect(form).toContainText(words.didYouMean('asha@gmail.com'));
      expect(await englishIn(page, 'main form')).toEqual([]);
    }
  });

  test(`${code}: without JavaScript a message is thanked for in the language, with its reference`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: PRODUCT });
    const guest = `Asha ${randomUUID().slice(0, 8)}`;
    await page.goto(`/${code}/contact?room=${ROOM}&guests=3`);
    const form = await write(page, guest);
    await form.getByLabel(words.labels.subject, { exact: true }).fill('ಮಂಚ / पलंग');
    await form.getByRole('button', { name: words.send.contact }).click();
    await expect(page).toHaveURL(new RegExp(`/${code}/sent\\?ref=[\\w-]+#thanks$`));
    await expect(page.locator('sent-reference')).toContainText(sent.reference);
    expect(await page.locator('html').getAttribute('lang')).toBe(`${code}-IN`);
    const mail = await mailFrom(guest);
    expect(mail.text).toContain(`Room: ${rooms[0]?.name}\nLanguage: ${english}\nName: ${guest}\n`);
    expect(mail.text).toContain('Guests: 3');
    await page.close();
  });

  test(`${code}: the switch keeps what the guest told, without JavaScript too`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: PRODUCT });
    await page.goto(`/contact?room=${ROOM}&guests=3`);
    await page.locator(`header a[data-language=${code}]:visible`).first().click();
    await expect(page).toHaveURL(`/${code}/contact?room=${ROOM}&guests=3`);
    await page.locator('header a[data-language=en]:visible').first().click();
    await expect(page).toHaveURL(`/contact?room=${ROOM}&guests=3`);
    await page.close();
  });

  test(`${code}: what a guest can save of a sent message is in the language`, async ({
    context,
    page,
  }) => {
    const { posts } = await emailjs(context);
    await page.goto(`/${code}/contact?room=${ROOM}`);
    const form = page.getByRole('form', { name: words.formNames.contact });
    await form.scrollIntoViewIfNeeded();
    await isAlive(form);
    await write(page, 'ಆಶಾ');
    await form.getByRole('button', { name: words.send.contact }).click();
    await expect(page.getByRole('alert')).toHaveText(words.headlines.contact.sent);
    await expect(form.getByRole('button', { name: sent.copy })).toBeVisible();
    expect(await englishIn(page, 'main form')).toEqual([]);
    expect(Object.fromEntries(posts[0]?.fields ?? [])).toMatchObject({
      room: rooms[0]?.name,
      language: english,
    });
  });
}
