import type { OpenFile } from '../../desk/model/api.ts';

/** A file of one field, as the desk's server gives it to the form. */
export const INN_FILE: OpenFile = {
  path: 'inn.yaml',
  version: '1',
  data: { beds: 2 },
  schema: {},
  remarks: {},
  faults: [],
  samples: [],
  choices: {},
};
