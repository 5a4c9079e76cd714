import { expect, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { DOUBLE, field, withBundle } from '../support/editorPage.ts';
import { freePorts } from '../support/freePorts.ts';
import { ASHA, type HostedEditor, openHostedEditor } from '../support/hostedEditor.ts';

/** An editor at an origin of its own; names below localhost lead to this machine, and count as safe. */
const test = withBundle.extend<{ editor: HostedEditor }>({
  editor: async ({ bundle }, use, { parallelIndex }) => {
    const port = await freePorts(4700 + 10 * parallelIndex, 1);
    const origin = `http://edit.localhost:${port}`;
    const editor = await openHostedEditor({ origin, port, bundle });
    await use(editor);
    await editor.close();
  },
});

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test('an owner types her address, opens the mailed link and is in the editor', async ({
  editor,
  page,
}) => {
  await page.goto(`${editor.origin}/#/edit/inn.yaml`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await violations(page, SIZES)).toEqual([]);
  await field(page, 'Your e-mail address').fill(ASHA);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  const mail = await page.context().newPage();
  await mail.goto(editor.letters[0]?.link ?? '');
  await expect(mail.getByRole('heading', { level: 1, name: /What would you like/ })).toBeVisible();
  expect(mail.url()).not.toContain('link');
  // The tab that asked goes on where it was.
  await expect(page.getByRole('form')).toBeVisible();
});

test('a link is asked for by the keyboard alone, and for another address', async ({
  editor,
  page,
}) => {
  await page.goto(editor.origin);
  const address = field(page, 'Your e-mail address');
  await address.focus();
  await page.keyboard.type(ASHA);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'a link is on its way' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use another address' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(address).toBeFocused();
});

test('a link that is used up leads an owner who is signed in to the editor', async ({
  editor,
  page,
}) => {
  await signInByLink(page, editor);
  await expect(inside(page)).toBeVisible();
  await page.goto('about:blank');
  await page.goto(editor.letters[0]?.link ?? '');
  await expect(inside(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goto(`${editor.origin}/sign-in`);
  await expect(inside(page)).toBeVisible();
});

test('a link opened in another browser explains, and a new one can be sent from there', async ({
  editor,
  page,
  browser,
}) => {
  await page.goto(editor.origin);
  await field(page, 'Your e-mail address').fill(ASHA);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(editor.letters[0]?.link ?? '');
  await expect(other.getByText(/asked for in another browser/)).toBeVisible();
  await field(other, 'Your e-mail address').fill(ASHA);
  await other.getByRole('button', { name: 'Send me a link' }).click();
  await expect.poll(() => editor.letters.length).toBe(2);
  await other.goto('about:blank');
  await other.goto(editor.letters[1]?.link ?? '');
  await expect(other.getByRole('heading', { level: 1, name: /What would you like/ })).toBeVisible();
  await other.context().close();
});

/** A device with a fingerprint reader, which always knows the finger. */
async function fingerprintReader(page: Page, isOwner = true) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: isOwner,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

async function signInByLink(page: Page, editor: HostedEditor, address = ASHA): Promise<void> {
  await page.goto(editor.origin);
  await field(page, 'Your e-mail address').fill(address);
  const letters = editor.letters.length;
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect.poll(() => editor.letters.length).toBe(letters + 1);
  await page.goto('about:blank');
  await page.goto(editor.letters.at(-1)?.link ?? '');
}

const inside = (page: Page) => page.getByRole('heading', { level: 1, name: /What would you like/ });

test('after the first sign-in a fingerprint is enough, until it is removed', async ({
  editor,
  page,
}) => {
  test.setTimeout(90_000);
  const { client, authenticatorId } = await fingerprintReader(page);
  await signInByLink(page, editor);
  await expect(page.getByText(/^Next time sign in with your fingerprint/)).toBeVisible();
  expect(await violations(page, SIZES)).toEqual([]);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByText(/^It is set up/)).toBeVisible();
  await page.getByRole('button', { name: 'To the editor' }).click();
  await expect(inside(page)).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with your fingerprint or face' }).click();
  await expect(inside(page)).toBeVisible();

  await page.getByRole('link', { name: 'Devices' }).click();
  const keys = page.getByRole('list', { name: 'Fingerprint or face' });
  await expect(keys.getByRole('listitem')).toHaveCount(1);
  expect(await violations(page, SIZES)).toEqual([]);
  await page.getByRole('button', { name: 'Set it up on this device' }).click();
  await expect(page.getByText('This device is set up already.')).toBeVisible();
  await keys.getByRole('button', { name: /^Remove/ }).click();
  await expect(keys.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: /^Sign out: This device/ }).click();
  // The device still offers the key; the editor knows it no more.
  await page.getByRole('button', { name: 'Sign in with your fingerprint or face' }).click();
  await expect(page.getByText(/^That did not work/)).toBeVisible();
  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);
  expect(await editor.ask('/api/tree')).toMatchObject({ status: 401 });
});

test('a passkey is refused to another finger, after a copy was used, and to who is no owner', async ({
  editor,
  page,
}) => {
  test.setTimeout(90_000);
  const { client, authenticatorId } = await fingerprintReader(page);
  await signInByLink(page, editor);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('button', { name: 'To the editor' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const use = page.getByRole('button', { name: 'Sign in with your fingerprint or face' });
  const refused = page.getByText(/^That did not work/);

  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await use.click();
  await expect(refused).toBeVisible();
  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });

  editor.env['EDITOR_OWNERS'] = 'ravi@example.org';
  await page.reload();
  await use.click();
  await expect(refused).toBeVisible();
  editor.env['EDITOR_OWNERS'] = ASHA;

  // A copy of the key signs in, and the original then counts from where it was.
  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
  const [key] = credentials;
  await page.reload();
  await use.click();
  await expect(inside(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await client.send('WebAuthn.clearCredentials', { authenticatorId });
  if (key)
    await client.send('WebAuthn.addCredential', {
      authenticatorId,
      credential: { ...key, signCount: 1 },
    });
  await use.click();
  await expect(refused).toBeVisible();
});

test('a session that ends while she types costs nothing', async ({ editor, page }) => {
  await signInByLink(page, editor);
  await expect(inside(page)).toBeVisible();
  await page.goto(`${editor.origin}/#/edit/${DOUBLE}`);
  await field(page, 'Number of beds').fill('7');
  await page.context().clearCookies({ name: '__Host-session' });
  // Not by mouse: the check of what was typed may find out first, and the dialog covers the button.
  await page.getByRole('button', { name: 'Save' }).dispatchEvent('click');
  const again = page.getByRole('dialog', { name: 'Sign in' });
  await expect(again).toBeVisible();
  expect(await violations(page, SIZES)).toEqual([]);
  await field(again, 'Your e-mail address').fill(ASHA);
  await again.getByRole('button', { name: 'Send me a link' }).click();
  await expect.poll(() => editor.letters.length).toBe(2);
  const mail = await page.context().newPage();
  await mail.goto(editor.letters[1]?.link ?? '');
  await expect(inside(mail)).toBeVisible();
  await expect(again).toBeHidden();
  await expect(field(page, 'Number of beds')).toHaveValue('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => editor.read(DOUBLE)).toContain('bedCount: 7');
});
