import { expect, test } from 'vitest';
import { likelyAddress } from './emailTypos.ts';

test.each([
  ['gmail.con', 'gmail.com'],
  ['gmial.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.in', 'gmail.com'],
  ['gmail.co.in', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['yaho.co.in', 'yahoo.co.in'],
  ['yahooo.com', 'yahoo.com'],
  ['yahoo.coin', 'yahoo.co.in'],
  ['yahoo.co.im', 'yahoo.co.in'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmail.con', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['iclod.com', 'icloud.com'],
  ['redifmail.com', 'rediffmail.com'],
  ['rediffmial.com', 'rediffmail.com'],
  ['infosys.con', 'infosys.com'],
  ['mail.firm.cmo', 'mail.firm.com'],
])('asha@%s was probably meant as asha@%s', (typed, meant) => {
  expect(likelyAddress(`asha@${typed}`)).toBe(`asha@${meant}`);
});

test.each(
  `gmail.com googlemail.com yahoo.com yahoo.co.in yahoo.in yahoo.fr yahoo.co.jp yahoo.com.br ymail.com
  rocketmail.com hotmail.com hotmail.co.uk hotmail.fr outlook.com outlook.in outlook.com.br live.com live.in
  msn.com rediffmail.com rediff.com icloud.com icloud.com.cn me.com mac.com aol.com mail.com email.com
  gmx.com gmx.de gmx.net web.de proton.me protonmail.com zoho.com zohomail.in hey.com tutanota.com
  fastmail.com grail.com cloud.com mail.ru inbox.com infosys.com iisc.ac.in gov.in gmail.example.com
  gail.co.in startup.co startup.io company.cm hospital.om coin.com outlook.firm.in company localhost`.split(
    /\s+/,
  ),
)('asha@%s is left alone', (domain) => {
  expect(likelyAddress(`asha@${domain}`)).toBeUndefined();
});
