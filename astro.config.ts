import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import { brandColours } from './build/brandColours.ts';
import { buildId } from './build/buildId.ts';
import { BUNDLER_CHECKS } from './build/bundlerChecks.ts';
import { shortClassNames } from './build/classNames.ts';
import { editorPreview } from './build/editorPreview.ts';
import { finishPages } from './build/finishPages.ts';
import { contentCheck, launchGate } from './build/gates.ts';
import { hostFiles } from './build/hostFiles.ts';
import { innFacts } from './build/innFacts.ts';
import { languagePages } from './build/languages.ts';
import { languageWords } from './build/languageWords.ts';
import { offlineCopy } from './build/offlineCopy.ts';
import { ownWords } from './build/ownWords.ts';
import { photographs } from './build/photographs.ts';
import { buildWarnings, pageFormat } from './build/settings.ts';
import { readSiteOrigins } from './lib/settings.ts';
import { speculationRules } from './src/components/layout/speculation.ts';
import { contentFolder } from './src/content/folder.ts';
import { EMAILJS_ORIGIN, OWN_SERVICE, PLACEHOLDERS } from './src/enquiry/contract/service.ts';
import { language } from './src/site/languages.ts';

// Disable telemetry and the update check, for every command.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
process.env['ASTRO_DISABLE_UPDATE_CHECK'] = 'true';

/** The site's public origin: canonical URLs and share pictures start with it. */
const [siteOrigin = 'https://copperpodinn.example'] = readSiteOrigins(process.env['SITE_ORIGIN']);

const serviceOrigin = process.env['EMAILJS_ORIGIN'] || EMAILJS_ORIGIN;
const serviceSource = serviceOrigin === OWN_SERVICE ? "'self'" : `'self' ${serviceOrigin}`;

const text = (fallback: string) =>
  envField.string({ context: 'server', access: 'public', default: fallback });

const source = fileURLToPath(new URL('src', import.meta.url));
const content = contentFolder();
// Keep readable class names during live editing.
const isDev = process.argv.includes('dev');

/** Modules that the script of every page imports, as do other scripts. */
const SHARED =
  /\/(?:lib\/timeZones|site\/hours|words\/(?:\w\w\/)?(?:clock|names|dayParts|offlineQueue)|layout\/scrollBar|queue\/offlineQueue)\.ts$/;

// Six characters are enough to distinguish versions of a file.
const output = { assetFileNames: '_astro/[name].[hash:6][extname]' };
const scripts = {
  // Name a page's script after the page; the default is `rooms.astro_astro_type_script_index_0_lang`.
  entryFileNames: ({ name }: { name: string }) => `_astro/${name.split('.')[0]}.[hash:6].js`,
  chunkFileNames: '_astro/[name].[hash:6].js',
  // Bundle shared modules into one file instead of five that load one after another.
  codeSplitting: { groups: [{ name: 'shared', test: SHARED }] },
};

/** The plugins for another language's words and its script's styles; English needs neither. */
async function languagePlugins() {
  if (language === 'en') return [];
  // Do not load this for English: it loads HarfBuzz, which subsets typefaces.
  const { scriptStyles } = await import('./build/scriptStyles.ts');
  return [languageWords(source, language), scriptStyles(content, source, language)];
}

export default defineConfig({
  site: siteOrigin,
  output: 'static',
  trailingSlash: 'never',
  build: { format: pageFormat(process.env), inlineStylesheets: 'always' },
  integrations: [
    // The English build checks the content before it starts the other languages' builds.
    ...(language === 'en' || isDev ? [contentCheck(content)] : []),
    photographs(content),
    react(),
    editorPreview(Boolean(process.env['EDITOR_PREVIEW'])),
    // The English build merges the other languages' pages into its own and post-processes them all.
    ...(language === 'en'
      ? [
          launchGate(content, process.env),
          languagePages(content),
          // Allow the speculation rules by hash: Firefox and Safari report the keyword
          // 'inline-speculation-rules' as an error.
          finishPages([speculationRules]),
          offlineCopy(process.env, [ownWords(content, source)]),
          buildId(content, fileURLToPath(new URL('.', import.meta.url))),
          hostFiles(content),
          innFacts(content),
          buildWarnings(process.env, siteOrigin),
        ]
      : []),
  ],
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  image: { service: { entrypoint: './src/images/imageService.ts' } },
  vite: {
    // Node itself reads the .env file (package.json), for the server and the build alike.
    envDir: false,
    define: { __LANGUAGE__: JSON.stringify(language) },
    plugins: [
      brandColours(content, source),
      ...(await languagePlugins()),
      ownWords(content, source),
    ],
    ...(isDev ? {} : { css: { modules: { generateScopedName: shortClassNames(source) } } }),
    build: {
      rolldownOptions: { output, checks: BUNDLER_CHECKS },
      // Of the scripts, inline only the loader of the others. Never inline the ornament: every page uses
      // it, so it is better in the browser's cache.
      assetsInlineLimit: (file, content) =>
        /\.js$|jaali\.svg$/.test(file) ? content.includes('dataset.scripts') : undefined,
    },
    environments: {
      client: {
        // Unit tests import packages that only developers have installed.
        optimizeDeps: { entries: ['!src/**/*.test.tsx'] },
        build: { rolldownOptions: { output: { ...output, ...scripts } } },
      },
    },
  },
  env: {
    schema: {
      EMAILJS_ORIGIN: text(EMAILJS_ORIGIN),
      EMAILJS_SERVICE_ID: text(PLACEHOLDERS.serviceId),
      EMAILJS_BOOKING_TEMPLATE_ID: text(PLACEHOLDERS.bookingTemplateId),
      EMAILJS_CONTACT_TEMPLATE_ID: text(PLACEHOLDERS.contactTemplateId),
      EMAILJS_PUBLIC_KEY: text(PLACEHOLDERS.publicKey),
      OFFLINE_COPY: text('1'),
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        `connect-src ${serviceSource}`,
        `form-action ${serviceSource}`,
        // The interactive map, which loads only when a guest asks for it.
        'frame-src https://www.openstreetmap.org',
        "base-uri 'none'",
        "object-src 'none'",
      ],
    },
  },
});
