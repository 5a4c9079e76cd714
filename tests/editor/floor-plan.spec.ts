import { expect } from '@playwright/test';
import { smallPlan } from '../fixtures/floorPlan.ts';
import { DOUBLE, field, saved, test } from '../support/editorPage.ts';

test.use({ changes: { [DOUBLE]: (text) => text + smallPlan } });

test('the drawing follows as one types, and a wrong number is named at its field', async ({
  editor,
  visit,
}) => {
  const page = await visit(`edit/${DOUBLE}`);
  const plan = page.getByRole('group', { name: 'Floor plan' });
  const drawing = page.getByRole('img', { name: /^14 m²: two single beds along the right wall/ });
  const sheet = () => drawing.getAttribute('viewBox');
  await expect(drawing).toBeVisible();
  const before = await sheet();

  const width = field(plan, 'Width of the room');
  await width.fill('4.9');
  // What is wrong is said once the field is left.
  await width.blur();
  await expect.poll(sheet).not.toBe(before);
  await expect(width).toHaveAccessibleDescription(
    /4\.9 by 3\.6 m has 17\.64 square metres.*“Floor space” says 14/s,
  );
  await width.fill('3.9');
  await expect.poll(sheet).toBe(before);

  await plan.getByRole('button', { name: /desk/ }).first().click();
  const from = field(plan, 'From the end of the wall').last();
  await from.fill('2');
  await expect(from).toHaveAccessibleDescription(/^(?!.*reaches)/s);
  await from.fill('3.5');
  await from.blur();
  await expect(from).toHaveAccessibleDescription(/The desk \(entry 4\) reaches 0\.7 m beyond/);
  await from.fill('1.6');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  expect(await editor.read(DOUBLE)).toContain('wall: bottom\n      from: 1.6');
});
