import type { Hono } from 'hono';
import type { Pointer } from '../../model/api.ts';
import { requests } from '../../model/requests.ts';
import { guardWords } from '../../serverWords.ts';
import type { Workspace } from '../history/workspace.ts';
import { bodyAs } from '../http/body.ts';
import { HttpError } from '../http/httpError.ts';
import { cropsOf } from './crops.ts';
import { deletedPhotos, deletePhoto, restorePhoto, smallDeleted } from './deleted.ts';
import { listPhotos, photoWarnings, smallPhoto } from './list.ts';
import { inspectLogo, smallLogo, uploadLogo } from './logo.ts';
import { replacePhotos } from './replace.ts';
import { readUpload, uploadPhoto } from './upload.ts';

function pointerIn(text: string | undefined): Pointer {
  try {
    const parsed = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

// Guards against CSRF: another site's form can send text, but these types need a CORS preflight.
function refuseForms(type: string | undefined, what: string): void {
  if (!/^(?:image\/|application\/octet-stream)/.test(type ?? '')) {
    throw new HttpError(403, guardWords.onlyFiles(what));
  }
}

/** Uploads and previews of photographs and the logo. */
export function photoRoutes(app: Hono, { workspace }: { workspace: Workspace }): void {
  app.get('/api/photos', async (c) => c.json(await listPhotos(workspace)));
  app.get('/api/photos/warnings', async (c) =>
    c.json(await photoWarnings(workspace, c.req.query('photo') ?? '')),
  );
  app.post('/api/photos', async (c) => {
    const { name = '', folder = 'public' } = c.req.query();
    refuseForms(c.req.header('content-type'), 'photos');
    return c.json(await uploadPhoto(workspace, await readUpload(c), name, folder));
  });
  app.post('/api/photos/replace', async (c) => {
    const { photo, by, files } = await bodyAs(c, requests.replacePhoto);
    return c.json(await replacePhotos(workspace, { pairs: [{ photo, by }], files }));
  });
  app.post('/api/photos/replace-several', async (c) =>
    c.json(await replacePhotos(workspace, await bodyAs(c, requests.replacePhotos))),
  );
  app.get('/api/photos/deleted', async (c) => c.json(await deletedPhotos(workspace)));
  app.post('/api/photos/delete', async (c) =>
    c.json(await deletePhoto(workspace, (await bodyAs(c, requests.photo)).photo)),
  );
  app.post('/api/photos/restore', async (c) =>
    c.json(await restorePhoto(workspace, (await bodyAs(c, requests.deletedPhoto)).id)),
  );
  app.get('/api/logo', async (c) =>
    c.json(await inspectLogo(workspace, c.req.query('logo') ?? '')),
  );
  app.post('/api/logo', async (c) => {
    refuseForms(c.req.header('content-type'), 'drawings');
    return c.json(await uploadLogo(workspace, await readUpload(c), c.req.query('name') ?? ''));
  });
  app.get('/api/crops', (c) =>
    c.json(cropsOf(c.req.query('kind') ?? '', pointerIn(c.req.query('at')))),
  );
  app.get('/api/photo/*', async (c) => {
    const photo = c.req.path.slice('/api/photo/'.length);
    const { w, as, deleted } = c.req.query();
    const width = Number(w) || 400;
    const isLogo = as === 'icon' || /\.svg$/i.test(photo);
    const { bytes, tag } = deleted
      ? await smallDeleted(workspace, deleted, width)
      : isLogo
        ? await smallLogo(workspace, photo, as === 'icon')
        : await smallPhoto(workspace, photo, width);
    const headers = { ETag: `"${tag}"`, 'Cache-Control': 'private, no-cache' };
    if (c.req.header('if-none-match') === `"${tag}"`) return c.body(null, 304, headers);
    return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': 'image/webp' });
  });
}
