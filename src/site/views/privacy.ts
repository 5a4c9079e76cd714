import { mailer } from '../../content/formService.ts';
import { getPage } from '../../content/queries.ts';
import { PRIVACY } from '../routes.ts';
import { withKeptDays } from './keptDays.ts';

/** What stands beside a form on what becomes of what is written in it, and where to read more. */
export async function besideForm() {
  return { text: withKeptDays((await getPage('privacy')).beside[mailer]), href: PRIVACY };
}

/** The sections of the privacy page, with what is true of this build. */
export async function privacySections() {
  const { sections } = await getPage('privacy');
  return sections.map(({ heading, paragraphs = [], ...ways }) => ({
    heading,
    paragraphs: [...(ways[mailer] ?? []), ...paragraphs].map(withKeptDays),
  }));
}
