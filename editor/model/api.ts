/** The JSON that the editor's server and its app exchange under /api/, except for photos, publish and setup. */

import type { Diagnostic } from '../../src/content/diagnostics/diagnostic.ts';
import type { Pointer } from '../../src/content/pointer.ts';
import type { Draft, Edit, Op } from './requests.ts';

export type { Diagnostic, Draft, Edit, Op, Pointer };

/** A `# SAMPLE` mark: the content below it is made up. */
export interface Sample {
  file: string;
  /** The first field below the mark; empty for a mark over the whole file. */
  pointer: Pointer;
  line: number;
  text: string;
}

export interface FileEntry {
  path: string;
  /** The kind of file, such as `inn`, `room`, `gallery` or `page:home`. */
  kind: string;
  title: string;
  group: 'inn' | 'rooms' | 'lists' | 'pages';
  /** Path of the page that shows it. */
  address: string;
  errors: number;
  samples: number;
  /** A room's first photograph. */
  photo?: string | undefined;
  /** An archived room is neither checked nor built. */
  archived?: boolean | undefined;
  /** The optional file does not exist yet: saving its form creates it, leaving everything out deletes it. */
  absent?: boolean | undefined;
  optional?: boolean | undefined;
}

export interface Status {
  /** Changes with every start of the editor. */
  run: string;
  /** Changes with each save in any window. */
  saves: string;
  /** Origin of the preview, such as http://127.0.0.1:4400; empty while none runs. */
  preview: string;
  /** The signed-in owner's address, if the editor is open to other machines. */
  owner?: string | undefined;
  /** The forms that are open on other devices. */
  elsewhere?: OpenElsewhere[] | undefined;
}

export interface OpenElsewhere {
  path: string;
  /** Another owner's name; empty for this owner's other devices. */
  who: string;
}

/** A draft as the server stores it. */
export interface StoredDraft extends Draft {
  /** The address of the owner who typed it, if the editor is open to other machines. */
  by?: string | undefined;
  /** Its window is open on another device. */
  isOpen?: boolean | undefined;
}

/** A browser in which an owner is signed in. */
export interface Device {
  id: string;
  /** The browser's `User-Agent`. */
  agent: string;
  /** ISO date and time. */
  usedAt: string;
  isThis: boolean;
}

/** A passkey, which signs an owner in by fingerprint or face. */
export interface Passkey {
  id: string;
  /** The `User-Agent` of the browser that created it. */
  agent: string;
  createdAt: string;
  usedAt?: string;
}

export interface Devices {
  /** The owner's address. */
  address: string;
  sessions: Device[];
  passkeys: Passkey[];
}

export interface Tree {
  inn: string;
  /** The inn's logo, if it has one. */
  logo?: string | undefined;
  /** The inn's colours by the names of src/styles/tokens.css, if they have enough contrast. */
  colours?: Record<string, string> | undefined;
  files: FileEntry[];
  samples: { total: number; left: number };
  sampleList: Sample[];
  version: string;
}

/** The parts of JSON Schema that zod's `toJSONSchema` produces for the content's schemas. */
export interface JsonSchema {
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  /** The fields that identify a list's entries, whatever their order. */
  'x-key'?: string[];
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  format?: string;
  pattern?: string;
  /** The form field to use, set by the content's schema in `.meta()` where the type is not enough. */
  'x-field'?: string;
  /** The list in `OpenFile.choices` from which the value is chosen. */
  'x-choices'?: string;
  /** The owner may switch the part off. */
  'x-hide'?: boolean;
  /** The title is English, in a form of another language. */
  'x-lang'?: 'en';
  /** Parts without fields of their own that may be switched off, with their labels. */
  'x-parts'?: Record<string, string>;
}

/** A value that a field may refer to, such as a room. */
export interface Choice {
  value: string;
  label: string;
}

/** Content, edited outside the editor, that the form cannot show. */
export interface Broken {
  /** True if the form can show nothing of the file, false if it cannot show some fields. */
  isWhole: boolean;
  /** The file's current text. */
  text: string;
  /** The history entry with the newest version that the form can show. */
  last?: { id: string; at: string };
}

export interface OpenFile {
  path: string;
  /** Identifies the file's text: equal for equal bytes. */
  version: string;
  data: unknown;
  schema: JsonSchema;
  diagnostics: Diagnostic[];
  samples: Sample[];
  broken?: Broken | undefined;
  /** The values that fields may refer to, by the name of the list. */
  choices: Record<string, Choice[]>;
}

/** Where an English sentence of the content is used. */
export interface SentencePlace {
  path: string;
  at: Pointer;
  /** The value of `in` by which a translation applies to this place only. */
  place: string;
  /** The labels that lead to the field. */
  label: string;
  /** Guests do not see it. */
  isHidden?: true;
}

/** The website's sentences, for translation into other languages. */
export interface Languages {
  languages: {
    code: string;
    /** BCP 47. */
    tag: string;
    /** What its speakers call it, and in English. */
    name: string;
    english: string;
    /** The website is shown in it. */
    isOn: boolean;
  }[];
  /** In the order of the files. */
  sentences: { en: string; places: SentencePlace[] }[];
}

/** A place in the content. */
export interface Place {
  path: string;
  at: Pointer;
}

/** Something that *Done for today* switches off. */
export interface HidePart {
  path: string;
  /**
   * Its name in the file's `hidden` list. Not in that list: `languages` that nobody has read, `sampleNotice`,
   * and the empty name for sample photographs among the owner's own.
   */
  name: string;
  label: string;
}

/** How far an owner has come from the sample to a site of their own. */
export interface FirstHour {
  /** Facts about the inn that must still be written. */
  inn: Place[];
  rooms: {
    path: string;
    title: string;
    left: number;
    /** The first field left to write. */
    next?: Pointer | undefined;
    hasPrice: boolean;
  }[];
  /** How many of the owner's own photographs are in use, and the sample ones that nothing can hide. */
  photos: { own: number; samples: Place[] };
  hide: HidePart[];
  /** Sentences that are also in the sample. */
  sentences: (Place & { text: string })[];
}

export interface Saved {
  version: string;
  diagnostics: Diagnostic[];
  samples: Sample[];
  saveId: string;
}

export interface PastSave {
  id: string;
  /** ISO date and time. */
  at: string;
  file: string;
  summary: string;
  /** `elsewhere` is a change made outside the editor; `settings`, which has no file, one of “Going live”. */
  kind: 'save' | 'undo' | 'restore' | 'room' | 'photo' | 'elsewhere' | 'settings';
  /** Nothing that it saved was changed since, so there is nothing to restore. */
  isLatest: boolean;
  /** The owner's name, if the editor is open to other machines. */
  by?: string | undefined;
}

/** What a save changed in one field. */
export interface FieldChange {
  label: string;
  /** The value in words; undefined if there was none. */
  before?: string | undefined;
  after?: string | undefined;
}

/** What a save changed in one form. */
export interface FormChange {
  title: string;
  fields: FieldChange[];
}

/** The result of an undo or a restore. */
export interface Restored {
  /** Sentences about further changes that were made to keep the files consistent. */
  notes: string[];
}

export interface IconDrawing {
  name: string;
  words: string[];
  /** Markup inside an svg with a viewBox of 256 by 256. */
  paths: string;
}
