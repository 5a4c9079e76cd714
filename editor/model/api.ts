/** What the desk's server and its page say to each other, as JSON under /api/. */

import type { Diagnostic } from '../../src/content/diagnostics/diagnostic.ts';
import type { Pointer } from '../../src/content/diagnostics/wording.ts';

export type { Diagnostic, Pointer };

/** Applied in order to the file as it was at a version. */
export type Op =
  | { op: 'set'; at: Pointer; value: unknown }
  | { op: 'unset'; at: Pointer }
  | { op: 'add'; at: Pointer; index: number; value: unknown }
  | { op: 'remove'; at: Pointer }
  | { op: 'move'; at: Pointer; from: number; to: number };

/** A mark that says of what follows that it is made up. */
export interface Sample {
  file: string;
  /** The first field below the mark; empty for a mark over the whole file. */
  pointer: Pointer;
  line: number;
  text: string;
}

export interface FileEntry {
  path: string;
  /** What it is, such as `inn`, `room`, `gallery` or `page:home`. */
  kind: string;
  title: string;
  group: 'inn' | 'rooms' | 'lists' | 'pages';
  /** Where it is seen on the site. */
  address: string;
  errors: number;
  samples: number;
  /** A room's first photograph. */
  photo?: string | undefined;
  /** A room that was put aside: neither checked nor built. */
  archived?: boolean | undefined;
  /** The inn does without it so far: saving its form makes it, leaving all of it out takes it away. */
  absent?: boolean | undefined;
  /** The inn can do without it. */
  optional?: boolean | undefined;
}

export interface Status {
  /** Another one each time that the desk is started. */
  run: string;
  /** The origin of the pages as they are saved, such as http://127.0.0.1:4400; empty while there is none. */
  preview: string;
}

export interface Tree {
  inn: string;
  /** The inn's own drawing, where it has one. */
  logo?: string | undefined;
  /** Its own colours by the names of src/styles/tokens.css, where they can be told from one another. */
  colours?: Record<string, string> | undefined;
  files: FileEntry[];
  samples: { total: number; left: number };
  sampleList: Sample[];
  version: string;
}

/** The parts of JSON Schema that zod's `toJSONSchema` writes for content/. */
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
  allOf?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  format?: string;
  pattern?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  /** Which field draws it, said by the content's schema in `.meta()` where its type alone cannot say. */
  'x-field'?: 'picture' | 'focus' | 'icon' | 'logo' | 'telephone' | 'figure';
  /** Of what there is already the value is chosen: the name of a list in `OpenFile.choices`. */
  'x-choices'?: string;
}

/** Something that a field may name, such as a room. */
export interface Choice {
  value: string;
  label: string;
}

/** What somebody wrote into a file by hand that its form cannot show. */
export interface Broken {
  /** Nothing of the file can be shown; else some of its fields cannot. */
  isWhole: boolean;
  /** What it says now. */
  text: string;
  /** The entry of the history with the newest version that the form can show. */
  last?: { id: string; at: string };
}

export interface OpenFile {
  path: string;
  /** Tells one state of the file from another. */
  version: string;
  data: unknown;
  schema: JsonSchema;
  /** The owner's notes above fields, by their pointers as JSON. */
  warnings: Record<string, string>;
  diagnostics: Diagnostic[];
  samples: Sample[];
  broken?: Broken | undefined;
  /** What the fields of the form may name, by the name of the list. */
  choices: Record<string, Choice[]>;
}

export interface Edit {
  path: string;
  version: string;
  ops: Op[];
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
  /** Who did it: a save of the desk, its undo or return, a room's coming and going, or somebody else. */
  kind: 'save' | 'undo' | 'restore' | 'room' | 'elsewhere';
}

/** What a save that was taken back, or files that were made as they were, came to. */
export interface Restored {
  saveId: string;
  files: string[];
  /** What was done besides, so that other files go on meaning the same: in plain sentences. */
  notes: string[];
}

export interface Draft extends Edit {
  /** The window in which it was typed. */
  session: string;
  /** What the operations begin from, so that an older draft can be laid beside a newer file. */
  base?: unknown;
  at?: string | undefined;
}

export interface Photo {
  photo: string;
  width: number;
  height: number;
  /** By the titles of the desk's menu. */
  usedIn: string[];
  warnings: string[];
}

export interface UploadedPhoto {
  photo: string;
  width: number;
  height: number;
  warnings: string[];
}

/** A drawing that was taken in as the inn's logo. */
export interface UploadedLogo {
  /** Its name below the photographs. */
  logo: string;
  warnings: string[];
}

/** How a drawing would do as the inn's logo. */
export interface LogoReport {
  /** How many to one it is apart from the dark head of each page, and from the pages' paper. */
  dark: number;
  light: number;
  warnings: string[];
}

export interface Crop {
  name: string;
  /** Width divided by height. */
  ratio: number;
}

export interface IconDrawing {
  name: string;
  words: string[];
  /** The inside of an svg of 256 by 256. */
  paths: string;
}

export interface PublishStep {
  name: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** Why it failed, and what to do. */
  error?: string | undefined;
}

/** How the site is handed over. */
export type PublishWay = 'git' | 'command' | 'server';

export interface PublishJob {
  job: string;
  way: PublishWay;
  steps: PublishStep[];
  /** All is handed over. */
  done: boolean;
  failed: boolean;
  /**
   * Whether guests see it, once all is handed over: `late` when the site does not serve it after a
   * quarter of an hour, `unknown` where nothing says where the site is.
   */
  live?: 'waiting' | 'shown' | 'overdue' | 'unknown' | undefined;
}

export interface PublishPlan {
  /** Null while nothing says how. */
  way: PublishWay | null;
  /** Why there is no way, where more is known than that nobody has set one. */
  obstacle?: string | undefined;
  /** The site's origin, where it is known. */
  site?: string | undefined;
  /** What will change, in plain sentences. */
  changes: string[];
  /** One whose end, or whose coming to the site, is still awaited. */
  running?: PublishJob | undefined;
}
