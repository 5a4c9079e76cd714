import type { AstroIntegration } from 'astro';
import { type Env, SettingsError } from '../lib/settings.ts';
import { missingIds, serviceOf } from '../src/enquiry/contract/service.ts';

/** BUILD_FORMAT's values in Astro's terms. */
const FORMATS = { files: 'file', folders: 'directory' } as const;

/**
 * Reads BUILD_FORMAT: `files` builds `rooms.html`, for hosts that serve it at /rooms; `folders` builds
 * `rooms/index.html`, for hosts that serve only exact file names and folders.
 * @throws SettingsError
 */
export function pageFormat({ BUILD_FORMAT: typed = 'files' }: Env): 'file' | 'directory' {
  if (typed === 'files' || typed === 'folders') return FORMATS[typed];
  throw new SettingsError('BUILD_FORMAT must be "files" or "folders" (docs/hosting.md).');
}

/** Reasons not to publish the build as it is, each with its fix. */
export function warningsOn(env: Env, siteOrigin: string): string[] {
  const warnings: string[] = [];
  if (!env['SITE_ORIGIN']) {
    warnings.push(
      `SITE_ORIGIN is not set: search engines are told that the site is at ${siteOrigin}. Build again with SITE_ORIGIN=https://your.domain`,
    );
  }
  const missing = missingIds(env);
  if (serviceOf(env).kind === 'emailjs' && missing.length > 0) {
    warnings.push(
      `The forms are built with placeholders such as YOUR_SERVICE_ID, and EmailJS will refuse every enquiry. Build again with ${missing.join(', ')} (docs/mail.md)`,
    );
  }
  return warnings;
}

/** The Astro integration that logs these warnings at the end of a build. */
export function buildWarnings(env: Env, siteOrigin: string): AstroIntegration {
  return {
    name: 'build-warnings',
    hooks: {
      'astro:build:done': ({ logger }) => {
        for (const warning of warningsOn(env, siteOrigin)) logger.warn(warning);
      },
    },
  };
}
