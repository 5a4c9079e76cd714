import type { ContactDetails } from '../../components/contact/contactDetails.ts';
import type { Inn } from '../../content/schemas.ts';
import type { SocialNetwork } from '../../content/socialNetworks.ts';
import { words } from '../words/index.ts';

/** Phosphor lacks Tripadvisor's logo; binoculars resemble its owl's eyes. */
const icons: Record<SocialNetwork, ContactDetails['social'][number]['icon']> = {
  instagram: 'instagram-logo',
  facebook: 'facebook-logo',
  youtube: 'youtube-logo',
  google: 'google-logo',
  tripadvisor: 'binoculars',
  'whatsapp-channel': 'megaphone-simple',
  telegram: 'telegram-logo',
  x: 'x-logo',
  threads: 'threads-logo',
  linkedin: 'linkedin-logo',
  pinterest: 'pinterest-logo',
  other: 'globe-simple',
};

/** The inn's social pages with name and icon, in the inn's order. */
export function socialLinks({ social }: Pick<Inn, 'social'>): ContactDetails['social'] {
  return social.map(({ network, label, url }) => ({
    name: label ?? words.social[network],
    icon: icons[network],
    url,
  }));
}
