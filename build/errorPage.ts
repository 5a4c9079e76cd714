const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What live editing shows instead of a page while the content has an error; it reloads by itself. */
export function errorPage(report: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Something to mend</title>
<script type="module" src="/@vite/client"></script>
<style>
  body { max-width: 45rem; margin: 10vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui; }
  pre { white-space: pre-wrap; font: inherit; }
</style>
<h1>Something to mend</h1>
<pre>${escaped(report)}</pre>
<p>The page comes back by itself once the file is saved without it.</p>
</html>
`;
}
