/** Words of the line that says what time it is at the desk. */
export const desk = {
  /** [time] becomes the time, such as "2:14 am", and is updated every minute. */
  now: 'It is [time] at the desk.',
  /** Follows it at night. */
  awake: 'Someone is awake.',
  /** True at any hour, for guests without JavaScript. */
  always: 'The desk answers at any hour.',
} as const;

/** Words around the drawn locator map; what is on it is in content/map.yaml. */
export const map = {
  open: 'Open the interactive map',
  back: 'Back to the drawn map',
  frameTitle: 'Interactive map of the way to the inn',
} as const;

/** Words for saving the inn’s contact: as an address book entry, and as a card to print. */
export const saveContact = {
  heading: 'Take us with you',
  vcard: 'Add us to your contacts',
  card: 'Visiting cards to print',
  page: {
    title: (inn: string) => `Visiting cards to print: ${inn}`,
    description: (inn: string) =>
      `${inn} on a card for the wallet: telephone, address, e-mail, and a code for the phone’s camera. Ten on a sheet.`,
    heading: 'Visiting cards to print',
    intro:
      'Print this page on both sides: it is a sheet of ten visiting cards (89 × 51 mm) to cut out. Choose 100 per cent as the scale.',
  },
  /** On the card, below the telephone number. */
  alsoOn: (whatsapp: string, phone: string) =>
    whatsapp === phone ? 'Telephone and WhatsApp' : `WhatsApp ${whatsapp}`,
  /** Below the QR code, by what it contains. */
  code: { site: 'Scan for our website', vcard: 'Scan to save us' },
  codeName: 'Code for a phone’s camera',
} as const;

/** Words of the privacy page, and of links to it. */
export const privacy = {
  page: 'Privacy',
  more: 'More about this',
} as const;

/** Names of social networks, for pages of the inn to which it gives no name itself. */
export const social = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  google: 'Google',
  tripadvisor: 'Tripadvisor',
  'whatsapp-channel': 'WhatsApp channel',
  telegram: 'Telegram',
  x: 'X',
  threads: 'Threads',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  other: 'Also on the web',
} as const;
