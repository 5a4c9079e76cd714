import type { AstroIntegration } from 'astro';
import { OWN_SERVICE } from '../src/enquiry/contract/service.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What EmailJS calls each of its ids in the environment of a build. */
const EMAILJS_IDS = [
  'EMAILJS_SERVICE_ID',
  'EMAILJS_BOOKING_TEMPLATE_ID',
  'EMAILJS_CONTACT_TEMPLATE_ID',
  'EMAILJS_PUBLIC_KEY',
];

/** What keeps a build from being published as it is, a line each with its mend. */
export function warningsOn(env: Env, siteOrigin: string): string[] {
  const warnings: string[] = [];
  if (!env['SITE_ORIGIN']) {
    warnings.push(
      `SITE_ORIGIN is not set: search engines are told that the site is at ${siteOrigin}. Build again with SITE_ORIGIN=https://your.domain`,
    );
  }
  const missing = EMAILJS_IDS.filter((name) => !env[name]);
  if (env['EMAILJS_ORIGIN'] !== OWN_SERVICE && missing.length > 0) {
    warnings.push(
      `The forms are built with placeholders such as YOUR_SERVICE_ID, and EmailJS will refuse every enquiry. Build again with ${missing.join(', ')} (docs/mail.md)`,
    );
  }
  return warnings;
}

/** The Astro integration that says at a build's end what it lacks for going live. */
export function buildWarnings(env: Env, siteOrigin: string): AstroIntegration {
  return {
    name: 'remarks',
    hooks: {
      'astro:build:done': ({ logger }) => {
        for (const warning of warningsOn(env, siteOrigin)) logger.warn(warning);
      },
    },
  };
}
