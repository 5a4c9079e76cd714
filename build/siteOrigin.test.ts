import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function siteOf(typed: string) {
  vi.stubEnv('SITE_ORIGIN', typed);
  return (await import('../astro.config.ts')).default.site;
}

test('with several origins, the built pages use the first', async () => {
  expect(await siteOf('https://example.org, https://www.example.org')).toBe('https://example.org');
});

test('an invalid origin stops the build, with how to write it', async () => {
  await expect(siteOf('example.org')).rejects.toThrow(/^SITE_ORIGIN must be an origin such as/);
});
