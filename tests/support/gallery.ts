import type { Page } from '@playwright/test';
import { expect } from './guest.ts';

export const TOTAL = 14;

export const grid = (page: Page) => page.getByRole('region', { name: 'Photographs of the inn' });
export const photos = (page: Page) => grid(page).getByRole('link');
export const photo = (page: Page, position: number) => photos(page).nth(position - 1);
export const lightbox = (page: Page) => page.getByRole('dialog', { name: 'The picture, large' });
/** The current picture: its neighbours are hidden from everyone. */
export const large = (page: Page) => lightbox(page).getByRole('img');
export const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name });

export async function open(page: Page, position: number) {
  await page.goto('/gallery');
  await photo(page, position).click();
  await expect(lightbox(page)).toBeVisible();
}

export const shows = (page: Page, position: number, caption: string | RegExp) =>
  Promise.all([
    expect(lightbox(page).getByText(`${position} of ${TOTAL}`, { exact: true })).toBeVisible(),
    expect(lightbox(page).getByText(caption)).toBeVisible(),
  ]);
