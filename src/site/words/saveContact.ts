/** Words for saving the inn’s contact: as an address book entry, and as a card to print. */
export const saveContact = {
  heading: 'Take us along',
  vcard: 'Add us to your contacts',
  card: 'Visiting cards to print',
  page: {
    title: (inn: string) => `Visiting cards to print: ${inn}`,
    description: (inn: string) =>
      `${inn} on a card for the wallet: telephone, address, e-mail, and a code for the phone’s camera. Ten on a sheet.`,
    heading: 'Visiting cards to print',
    intro:
      'Print this page: it is a sheet of ten visiting cards (89 × 51 mm) to cut out. Choose 100 per cent as the scale.',
  },
  /** On the card, below the telephone number. */
  alsoOn: (whatsapp: string, phone: string) =>
    whatsapp === phone ? 'Telephone and WhatsApp' : `WhatsApp ${whatsapp}`,
  /** Below the code, by what it holds. */
  code: { site: 'Scan for our website', vcard: 'Scan to save us' },
  codeName: 'Code for a phone’s camera',
} as const;
