// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eachTestAfresh, guest, network, open } from '../../../tests/fixtures/enquiryForms.tsx';

eachTestAfresh();
const rejected = () => new Response('Forbidden', { status: 403 });

test('after a failure the message comes back whole', async () => {
  network.mockResolvedValue(rejected());
  const form = open('contact');
  await form.fill();
  await form.send();
  await form.user.click(await screen.findByRole('button', { name: 'Put my message back' }));
  expect(form.typed()).toEqual(Object.values(guest.contact));
  expect(document.activeElement).toBe(form.field('Your name'));
  expect(screen.queryByRole('button', { name: 'Put my message back' })).toBeNull();
});

test('after a failure another press on Send leads to the message that can be put back', async () => {
  network.mockImplementation(async () => rejected());
  const form = open('contact');
  await form.fill();
  await form.send();
  const back = await screen.findByRole('button', { name: 'Put my message back' });
  await form.send();
  expect(document.activeElement).toBe(back);
  expect(form.container.querySelector('[aria-invalid]')).toBeNull();
  expect(network).toHaveBeenCalledOnce();
  await form.user.click(back);
  expect(form.typed()).toEqual(Object.values(guest.contact));
  await form.send();
  await screen.findByRole('alert');
  expect(network).toHaveBeenCalledTimes(2);
});

test('where the offline queue offers the message instead, the press leads there', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const form = open('contact');
  await form.fill();
  await form.send();
  await screen.findByRole('alert');
  fireEvent(window, new Event('online'));
  const offer = await screen.findByRole('button', { name: 'Yes, send it' });
  await form.send();
  expect(document.activeElement).toBe(offer);
});

test('with nothing to put back, an empty form is validated', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const form = open('contact');
  await form.fill();
  await form.send();
  await form.user.click(await screen.findByRole('button', { name: 'Delete' }));
  await form.send();
  expect(document.activeElement).toBe(form.field('Your name'));
  expect(screen.getByText('Please tell us your name.')).toBeTruthy();
});

test('restoring the failed message saves what was typed since, and the reverse', async () => {
  network.mockResolvedValue(rejected());
  const form = open('contact');
  await form.fill();
  await form.send();
  await screen.findByRole('alert');
  const since = { ...guest.contact, Message: 'Once more: a cot?' };
  await form.fill(since);
  await form.user.click(screen.getByRole('button', { name: 'Put my message back' }));
  expect(form.typed()).toEqual(Object.values(guest.contact));
  expect(screen.getByRole('status').textContent).toContain('Your other message is kept.');
  await form.user.click(screen.getByRole('button', { name: 'Put my other message back' }));
  expect(form.typed()).toEqual(Object.values(since));
  await form.user.click(screen.getByRole('button', { name: 'Put my other message back' }));
  expect(form.typed()).toEqual(Object.values(guest.contact));
});

test('a saved draft outlives the failure and the sending of another', async () => {
  network.mockResolvedValueOnce(rejected()).mockResolvedValueOnce(rejected());
  network.mockResolvedValue(new Response('OK'));
  const form = open('contact');
  await form.fill();
  await form.send();
  const other = { ...guest.contact, Subject: 'A van', Message: 'And a van?' };
  await form.fill(other);
  await form.send();
  await form.user.click(await screen.findByRole('button', { name: 'Put my message back' }));
  expect(form.typed()).toEqual(Object.values(other));
  await form.send();
  await screen.findByText('Message sent successfully!');
  await form.user.click(screen.getByRole('button', { name: 'Put my other message back' }));
  expect(form.typed()).toEqual(Object.values(guest.contact));
});

test('a draft that adds nothing to the message is not saved', async () => {
  network.mockResolvedValue(rejected());
  const form = open('contact');
  await form.fill();
  await form.send();
  await screen.findByRole('alert');
  await form.fill({ 'Your name': 'Asha Rao' });
  await form.user.click(screen.getByRole('button', { name: 'Put my message back' }));
  expect(form.typed()).toEqual(Object.values(guest.contact));
  expect(screen.queryByRole('button', { name: /back$/ })).toBeNull();
});
