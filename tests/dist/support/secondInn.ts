/** The second inn's site, shared by all tests of it. */
import { OWN_SERVICE } from '../../../src/enquiry/contract/service.ts';
import { writeHalfHindi } from '../../fixtures/halfHindi.ts';
import { writeSecondInn } from '../../fixtures/secondInn.ts';
import { builtSite } from '../../support/builds.ts';

export const SECOND_ORIGIN = 'https://kadalamane.example';

/** Its content and its built site. */
export const SECOND_INN = await builtSite('second-inn', {
  settings: {
    SITE_ORIGIN: SECOND_ORIGIN,
    EMAILJS_ORIGIN: OWN_SERVICE,
    // A setting of the preview, which a build must ignore.
    EDITOR_PREVIEW: 'https://edit.kadalamane.example',
  },
  writeContent: async (folder) => {
    await writeSecondInn(folder);
    await writeHalfHindi(folder);
  },
});
