import { basename } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { blank } from '../../../editor/model/entries.ts';
import type { Field, FieldOf, Group, NamedField } from '../../../editor/model/fields.ts';
import { equal, get } from '../../../editor/model/pointer.ts';
import { choiceName, say } from '../../../editor/model/wording.ts';
import { editorWords as words } from '../../../editor/words.ts';
import { nameInWords } from '../../../lib/text.ts';

/** The path of a photograph on the owner's machine. */
type FileOf = (photo: string) => string;

const GROUPS = 'ancestor::fieldset';
const escaped = (label: string) => label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches a label with or without the note that the field is optional. */
const named = (label: string) => new RegExp(`^${escaped(label)}(?: ${words.field.optional})?$`);
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** The elements that belong to a group itself, not to a group within it. */
async function own(scope: Locator, found: Locator): Promise<Locator> {
  const depth = await scope.evaluate((element) => {
    let groups = 0;
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (one.matches('fieldset')) groups++;
    }
    return groups;
  });
  return found.and(scope.locator(`xpath=.//*[count(${GROUPS})=${depth}]`));
}

/**
 * Turns one state of a file into another through its form: finds each field by its group and label,
 * and uses its control.
 */
export class Typist {
  readonly #page: Page;
  readonly #fileOf: FileOf;
  readonly #brought = new Set<string>();

  constructor(page: Page, fileOf: FileOf) {
    this.#page = page;
    this.#fileOf = fileOf;
  }

  /** @param scope the form, or the group within it, that holds the field */
  async type(field: Field, scope: Locator, before: unknown, after: unknown): Promise<void> {
    if (equal(before ?? field.fallback, after ?? field.fallback)) return;
    const set = () => own(scope, scope.getByRole('group', { name: named(field.label) }));
    switch (field.kind) {
      case 'text':
      case 'number':
      case 'figure':
      case 'date':
      case 'numbers': {
        // The list of sections may have a button of that name.
        const controls = scope.getByLabel(named(field.label)).and(scope.locator('input, textarea'));
        const control = await own(scope, controls);
        await control.fill(Array.isArray(after) ? after.join(', ') : String(after ?? ''));
        return;
      }
      case 'known': {
        const list = await own(scope, scope.getByRole('combobox', { name: named(field.label) }));
        await list.selectOption(String(after ?? ''));
        return;
      }
      case 'choice':
        return this.#choose(field, scope, after ?? field.fallback);
      case 'yes-no': {
        const name = (after ?? field.fallback) ? words.field.yes : words.field.no;
        return (await set()).getByRole('radio', { name }).check();
      }
      case 'logo': {
        const logo = await set();
        if (after === undefined) return logo.getByRole('button', { name: words.logo.none }).click();
        return logo.getByLabel(named(words.logo.drop)).setInputFiles(this.#fileOf(String(after)));
      }
      case 'icon':
        return this.#draw(await set(), String(after));
      case 'focus':
        return this.#tap(scope, (after ?? [50, 50]) as [number, number]);
      case 'picture':
        return this.#picture(field, await set(), before, after);
      case 'group':
        return this.#group(field, await set(), before, after);
      case 'list':
        return this.#list(field, await set(), before, after);
      case 'other':
        throw new Error(`No form of the editor has a field for ${field.label}.`);
    }
  }

  /** @param scope what holds the fields of a map */
  async typeAll(fields: readonly NamedField[], scope: Locator, before: unknown, after: unknown) {
    for (const { name, field } of fields) {
      await this.type(field, scope, get(before, [name]), get(after, [name]));
    }
  }

  async #choose(field: FieldOf<'choice'>, scope: Locator, after: unknown): Promise<void> {
    const name = after === undefined ? words.field.nothing : choiceName(String(after));
    const list = await own(scope, scope.getByRole('combobox', { name: named(field.label) }));
    if ((await list.count()) > 0) await list.selectOption({ label: name });
    else {
      const set = await own(scope, scope.getByRole('group', { name: named(field.label) }));
      await set.getByRole('radio', { name, exact: true }).check();
    }
  }

  async #draw(set: Locator, icon: string): Promise<void> {
    await set.getByRole('button').click();
    const dialog = this.#page.getByRole('dialog', { name: words.icon.choose });
    await dialog.getByRole('searchbox').fill(nameInWords(icon));
    await dialog.getByRole('button', { name: nameInWords(icon), exact: true }).click();
  }

  async #tap(picture: Locator, [x, y]: [number, number]): Promise<void> {
    const photo = picture.getByRole('button', { name: words.photo.focus });
    const box = await photo.boundingBox();
    const position = { x: ((box?.width ?? 0) * x) / 100, y: ((box?.height ?? 0) * y) / 100 };
    await photo.click({ position });
  }

  async #picture(
    field: Field & Group,
    set: Locator,
    before: unknown,
    after: unknown,
  ): Promise<void> {
    if (after === undefined) {
      const name = say(words.list.of, { action: words.list.remove, what: field.label });
      return set.getByRole('button', { name }).click();
    }
    const [was, photo] = [get(before, ['photo']), get(after, ['photo'])];
    // The editor decides where an uploaded photograph is stored.
    const isNew = basename(String(was ?? '')) !== basename(String(photo));
    if (isNew) await this.#choosePhoto(set, String(photo));
    for (const { name, field: part } of field.fields) {
      if (name === 'photo') continue;
      // A new photograph starts with its focus in the middle.
      const old = name === 'focus' && isNew ? undefined : get(before, [name]);
      const label = name === 'alt' ? words.photo.alt : part.label;
      await this.type({ ...part, label }, set, old, get(after, [name]));
    }
  }

  async #choosePhoto(set: Locator, photo: string): Promise<void> {
    await set.getByRole('button', { name: /^Choose a/ }).click();
    const dialog = this.#page.getByRole('dialog', { name: words.photos.title });
    if (this.#brought.has(photo)) {
      const name = basename(photo, '.jpg').replaceAll('-', ' ');
      const shown = this.#page.getByText(name, { exact: true });
      await dialog.getByRole('listitem').filter({ has: shown }).getByRole('button').click();
      return;
    }
    await dialog.getByLabel(words.upload.drop).setInputFiles(this.#fileOf(photo));
    await dialog.getByRole('button', { name: words.upload.use }).click();
    this.#brought.add(photo);
  }

  async #group(field: Field & Group, set: Locator, before: unknown, after: unknown): Promise<void> {
    const press = (sentence: string) =>
      set.getByRole('button', { name: say(sentence, { what: field.label }), exact: true }).click();
    if (after === undefined) return press(words.field.removeGroup);
    if (before === undefined && field.optional) await press(words.field.addGroup);
    await this.typeAll(field.fields, set, before ?? blank(field), after);
  }

  async #list(field: FieldOf<'list'>, set: Locator, before: unknown, after: unknown) {
    const [now, wanted] = [listOf(before), listOf(after)];
    const entry = (index: number) => set.locator(':scope > ol > li').nth(index);
    for (let index = now.length - 1; index >= wanted.length; index--) {
      await entry(index)
        .getByRole('button', { name: new RegExp(`^${words.list.remove}: `) })
        .click();
    }
    for (const [index, value] of wanted.entries()) {
      if (index >= now.length) {
        now.push(blank(field.item, now));
        await set.locator(':scope > [data-add]').click();
      }
      await this.#entry(field.item, entry(index), index, now[index], value);
      now[index] = value;
    }
  }

  async #entry(item: Field, line: Locator, index: number, before: unknown, after: unknown) {
    if (equal(before, after)) return;
    if (item.kind !== 'group' && item.kind !== 'picture') {
      const label = say(words.list.entry, { what: item.label, place: index + 1 });
      return this.type({ ...item, label }, line, before, after);
    }
    const opener = line.locator('button[aria-expanded]').first();
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
    const part = line.locator(':scope > fieldset');
    if (item.kind === 'group') await this.typeAll(item.fields, part, before, after);
    else await this.type(item, part, before, after);
    // Use the keyboard: the message about a field that loses focus may move the line under the pointer.
    await opener.focus();
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  }
}
