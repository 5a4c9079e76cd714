import { lowerFirst } from '../../../lib/text.ts';
import type { LanguageCode } from '../../model/language.ts';
import * as hi from '../../words/hi/server.ts';
import * as kn from '../../words/kn/server.ts';
import { type Translate, translator } from './patterns.ts';

interface Translator {
  sentence: Translate;
  /** For descriptions of changes, whose short patterns would match parts of other sentences. */
  change: Translate;
}

/** Also tries the text without its capital: descriptions of changes have one when they stand alone. */
const withCapital =
  (translate: Translate): Translate =>
  (text) =>
    translate(text) ?? translate(lowerFirst(text));

const of = ({ table, changes }: typeof kn): Translator => ({
  sentence: translator(table),
  change: withCapital(translator(table, changes)),
});

export const translators = {
  kn: of(kn),
  hi: of(hi),
} satisfies Partial<Record<LanguageCode, Translator>>;

/** For languages without a translation of the editor: everything stays English. */
const NOTHING: Translator = { sentence: () => undefined, change: () => undefined };

export const translatorOf = (code: LanguageCode): Translator =>
  (translators as Partial<Record<string, Translator>>)[code] ?? NOTHING;

/** Properties that are never translated: the innkeeper's own words, and texts for technicians. */
const OPAQUE = [
  'data',
  'base',
  'ops',
  'text',
  'card',
  'hint',
  'default',
  'before',
  'after',
  'summary',
];
const SENTENCES = ['error', 'says', 'title', 'description', 'notes', 'warnings'];
const CHANGES = ['label', 'changes'];
/** A property that holds an object of labels. */
const LABELS = 'x-parts';

type Holder = Record<string, unknown>;

/** Whether an object's `name` is shown, as that of a publishing step or a crop, but not of an icon. */
const isShownByName = (holder: Holder) => 'state' in holder || 'ratio' in holder;

/** Translates a diagnostic whole or not at all; one that stays English is marked with `lang`. */
function diagnosed(diagnostic: Holder, sentence: Translate): Holder {
  const [message, fix] = [diagnostic['message'], diagnostic['fix']].map((text) =>
    text ? sentence(String(text)) : '',
  );
  return message === undefined || fix === undefined
    ? { ...diagnostic, lang: 'en' }
    : { ...diagnostic, message, fix };
}

/** Translates a field's title, unless it quotes the English pages. */
function titled(schema: Holder, sentence: Translate): Holder {
  const title = sentence(String(schema['title']));
  return title === undefined || schema['x-lang'] === 'en'
    ? { ...schema, 'x-lang': 'en' }
    : { ...schema, title };
}

const isDiagnostic = (holder: Holder) => 'severity' in holder;
const isSchema = (holder: Holder) => typeof holder['title'] === 'string' && 'type' in holder;

/**
 * Translates the editor's own sentences and labels in an answer to its page. What has no translation stays
 * English.
 */
export function translated(answer: unknown, code: Exclude<LanguageCode, 'en'>): unknown {
  const { sentence, change } = translatorOf(code);
  const said = (text: string, name: string, holder: Holder, around: string): string => {
    if (CHANGES.includes(name)) return change(text) ?? text;
    const isSentence =
      SENTENCES.includes(name) || around === LABELS || (name === 'name' && isShownByName(holder));
    return isSentence ? (sentence(text) ?? text) : text;
  };
  const walk = (value: unknown, name: string, holder: Holder, around: string): unknown => {
    // Below `properties`, the keys are names of form fields, even if they look the same.
    if (OPAQUE.includes(name) && around !== 'properties') return value;
    if (typeof value === 'string') return said(value, name, holder, around);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((one) => walk(one, name, holder, around));
    const inner = value as Holder;
    if (isDiagnostic(inner)) return diagnosed(inner, sentence);
    const isField = isSchema(inner);
    const entries = Object.entries(isField ? titled(inner, sentence) : inner);
    return Object.fromEntries(
      entries.map(([key, one]) => [
        key,
        isField && key === 'title' ? one : walk(one, key, inner, name),
      ]),
    );
  };
  return walk(answer, '', {}, '');
}
