import { mailer } from '../../content/formService.ts';
import { withRetentionDays } from '../../content/placeholders.ts';
import { getPage } from '../../content/queries.ts';
import { PRIVACY } from '../routes.ts';

/** The privacy note next to a form, with a link to the details. */
export async function formPrivacy() {
  return { text: withRetentionDays((await getPage('privacy')).beside[mailer]), href: PRIVACY };
}

/** The privacy page's sections, filled in for this build. */
export async function privacySections() {
  const { sections } = await getPage('privacy');
  return sections.map(({ heading, paragraphs = [], ...ways }) => ({
    heading,
    paragraphs: [...(ways[mailer] ?? []), ...paragraphs].map(withRetentionDays),
  }));
}
