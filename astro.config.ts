import { createHash } from 'node:crypto';
import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import { hostFiles } from './server/hostFiles.ts';
import { contentCheck } from './src/content/integration.ts';

import { sitemap } from './src/discovery/integration.ts';

import { speculationRules } from './src/elements/speculation.ts';

import { EMAILJS_ORIGIN, OWN_SERVICE, PLACEHOLDERS } from './src/enquiry/service.ts';

/** Where the site will live; canonical addresses and share pictures begin with it. */
const siteOrigin = process.env['SITE_ORIGIN'] ?? 'https://copperpodinn.example';

const serviceOrigin = process.env['EMAILJS_ORIGIN'] ?? EMAILJS_ORIGIN;
const serviceSource = serviceOrigin === OWN_SERVICE ? "'self'" : `'self' ${serviceOrigin}`;

// A hash rather than 'inline-speculation-rules', which Firefox and Safari report as a fault.
const rulesHash = createHash('sha256').update(speculationRules).digest('base64');

const text = (fallback: string) =>
  envField.string({ context: 'server', access: 'public', default: fallback });

export default defineConfig({
  site: siteOrigin,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [contentCheck(), react(), sitemap(siteOrigin), hostFiles()],
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  image: { service: { entrypoint: './src/content/imageService.ts' } },
  env: {
    schema: {
      EMAILJS_ORIGIN: text(EMAILJS_ORIGIN),
      EMAILJS_SERVICE_ID: text(PLACEHOLDERS.serviceId),
      EMAILJS_BOOKING_TEMPLATE_ID: text(PLACEHOLDERS.bookingTemplateId),
      EMAILJS_CONTACT_TEMPLATE_ID: text(PLACEHOLDERS.contactTemplateId),
      EMAILJS_PUBLIC_KEY: text(PLACEHOLDERS.publicKey),
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        `connect-src ${serviceSource}`,
        `form-action ${serviceSource}`,
        // The interactive map, which loads only when a guest asks for it.
        'frame-src https://www.openstreetmap.org',
        "base-uri 'none'",
        "object-src 'none'",
      ],
      scriptDirective: { hashes: [`sha256-${rulesHash}`] },
    },
  },
});
