/** Where inns have pages of their own, by what content files call it; `other` brings its own name. */
export const socialNetworks = [
  'instagram',
  'facebook',
  'youtube',
  'google',
  'tripadvisor',
  'whatsapp-channel',
  'telegram',
  'x',
  'threads',
  'linkedin',
  'pinterest',
  'other',
] as const;

export type SocialNetwork = (typeof socialNetworks)[number];
