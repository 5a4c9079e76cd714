import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const source = (path: string) =>
  fileURLToPath(new URL(`../editor/preview/${path}`, import.meta.url));

/** Marks each text in the editor's preview with the field it comes from; other pages stay the same. */
export function editorPreview(isPreview: boolean): AstroIntegration {
  return {
    name: 'editor-preview',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware, injectScript }) => {
        if (command !== 'dev' || !isPreview) return;
        injectScript('page', `import ${JSON.stringify(source('page.ts'))};`);
        addMiddleware({ order: 'post', entrypoint: source('middleware.ts') });
      },
    },
  };
}
