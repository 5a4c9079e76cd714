import type { OpenFile } from '../../editor/model/api.ts';

/** A file with one field, as the editor's server sends it. */
export const INN_FILE: OpenFile = {
  path: 'inn.yaml',
  version: '1',
  data: { beds: 2 },
  schema: {},
  diagnostics: [],
  samples: [],
  choices: {},
};
