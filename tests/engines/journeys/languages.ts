import { expect } from 'vitest';
import { languages as all, routeIn, translatedCodes } from '../../../src/site/languages.ts';
import type { Guest } from '../guest.ts';
import { letterFrom, openForm, send, told, typedIn, writeAndSend } from './forms.ts';
import { type Journey, roomAt } from './journey.ts';
import { heading, says, stayUntilKept } from './offline.ts';
import { isIllustrated, seeWhole } from './pages.ts';

/** The pages with the most words of each kind: text, table, form, questions, pictures. */
const PAGES = ['/', '/rooms', '/contact', '/good-to-know', '/gallery'];

/** Waits until the page stands at an address with this query. */
const standsAt = (guest: Guest, address: string) =>
  guest.until(
    `the address is ${address}`,
    (wanted) => location.pathname + location.search === wanted,
    address,
  );

/** Follows the language switch by key: from the form, the pointer would meet what covers it on the way. */
async function follow(guest: Guest, code: string) {
  await guest.ask((to) => {
    const links = document.querySelectorAll<HTMLElement>(`header a[data-language=${to}]`);
    [...links].find((link) => link.checkVisibility())?.focus();
  }, code);
  await guest.until('the switch has the focus', () =>
    Boolean(document.activeElement?.matches('a[data-language]')),
  );
  await guest.press('Enter');
}

/** A few journeys on the pages in a language: that its script is drawn, and that its forms ask in it. */
async function journeysIn(code: (typeof translatedCodes)[number]): Promise<Journey[]> {
  const [{ enquiry: words }, { offline }] = await Promise.all([
    import(`../../../src/site/words/${code}/enquiry.ts`),
    import(`../../../src/site/words/${code}/offline.ts`),
  ]);
  const language = all[code].english;
  const CONTACT = routeIn(code, '/contact');
  return [
    {
      name: `${language}: pages are drawn whole on a desk and in a narrow window`,
      async walk(inn) {
        const routes = [...PAGES, `/${roomAt(inn, 0).id}`].map((page) => routeIn(code, page));
        await seeWhole(await inn.welcome(), routes);
      },
    },
    {
      name: `${language}: a message is delivered, the room in English and the guest’s words as written`,
      async walk(inn, engine) {
        const guest = await inn.welcome();
        const { id, name } = roomAt(inn, 1);
        const from = `${all[code].name} ${engine}`;
        await writeAndSend(guest, 'contact', from, `${CONTACT}?room=${id}`, words);
        await guest.sees({ role: 'alert', name: words.headlines.contact.sent });
        const letter = await letterFrom(inn, from);
        expect(letter?.text).toMatch(`Room: ${name}\nLanguage: ${language}\nName: ${from}\n`);
        expect(letter?.subject).toContain(`${name} · Message: ${from}, `);
      },
    },
    {
      name: `${language}: a refused message says so, and can be put back`,
      async walk(inn) {
        const guest = await inn.welcome('refusing');
        await writeAndSend(guest, 'contact', 'Ravi', CONTACT, words);
        await guest.sees({ role: 'alert', name: words.headlines.contact.failed });
        await told(guest, words.failures.misconfigured);
        await guest.click({ role: 'button', name: words.putBack });
        expect(await typedIn(guest, 'message')).toBe('Is there room for a van?');
      },
    },
    {
      name: `${language}: the switch takes the page, its answers and what was typed along, both ways`,
      async walk(inn) {
        const guest = await inn.welcome();
        const query = `?room=${roomAt(inn, 0).id}&guests=3`;
        await openForm(guest, 'contact', `/contact${query}`);
        await guest.write('Your name', 'Asha Rao');
        await follow(guest, code);
        await standsAt(guest, CONTACT + query);
        await guest.until(
          'what was typed stands in the form',
          () => document.querySelector<HTMLInputElement>('form [name=name]')?.value === 'Asha Rao',
        );
        await guest.sees(send('contact', words));
        expect(await guest.ask(() => document.documentElement.lang)).toBe(all[code].tag);
        await follow(guest, 'en');
        await standsAt(guest, `/contact${query}`);
      },
    },
    {
      name: `${language}: without a network, the pages read and how to reach the inn are there in it`,
      async walk(inn) {
        const { guest, away } = await inn.welcomeApart();
        await stayUntilKept(guest, routeIn(code, '/rooms'), routeIn(code, '/offline'));
        await away();
        await guest.goto(CONTACT);
        await says(guest, offline.again);
        await guest.sees('main a[href^="tel:"]');
        await guest.goto(routeIn(code, '/about'));
        expect(await heading(guest)).toBe(offline.page.heading);
        await guest.until('its drawings appear', isIllustrated);
        await guest.sees(`main [data-saved] a[href="${routeIn(code, '/rooms')}"]`);
      },
    },
  ];
}

export const languages: Journey[] = (await Promise.all(translatedCodes.map(journeysIn))).flat();
