import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { nearest, quoted } from '../src/content/diagnostics/wording.ts';

/** Every setting, as explained in docs/mail.md, docs/hosting.md and docs/editor.md. */
export const SETTING_NAMES = [
  ...[
    'ACKNOWLEDGE',
    'ALERT_COMMAND',
    'BUILD_FORMAT',
    'CONTENT_DIR',
    'DATA_DIR',
    'DESK_PORT',
    'DESK_PUBLISH',
  ],
  ...['HOST', 'INBOX_PORT', 'LAUNCH_ANYWAY', 'OFFLINE_COPY'],
  ...['MAIL_FROM', 'MAIL_TO', 'PORT', 'RATE_LIMIT', 'SITE_ORIGIN', 'SMTP_URL', 'TRUST_PROXY'],
  ...['EMAILJS_BOOKING_TEMPLATE_ID', 'EMAILJS_CONTACT_TEMPLATE_ID', 'EMAILJS_ORIGIN'],
  ...['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID'],
] as const;

/**
 * Finds probably misspelt names in a settings file.
 * @param file the text of an `.env`
 * @returns a sentence for each, with the fix and without its value, which may be secret
 */
export function misspeltNames(file: string): string[] {
  const known: readonly string[] = SETTING_NAMES;
  return Object.keys(parseEnv(file)).flatMap((name) => {
    const meant = known.includes(name) ? undefined : nearest(name, known, 2);
    return meant ? [`.env sets ${quoted(name)}, which nothing reads: did you mean ${meant}?`] : [];
  });
}

/** Warns of misspelt names in a project's `.env`. */
export function warnAboutNames(root: string): void {
  let file = '';
  try {
    file = readFileSync(join(root, '.env'), 'utf8');
  } catch {
    // No .env: all settings are in the environment.
  }
  for (const warning of misspeltNames(file)) console.error(warning);
}
