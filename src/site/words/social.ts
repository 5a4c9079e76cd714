/** What the inn's pages elsewhere are called where the inn gives them no name itself. */
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
