import { language, languages } from '../../site/languages.ts';
import { LANGUAGE_FIELD, OUR_SUBJECT_FIELD } from '../contract/service.ts';
import { controlOf } from './drafts.ts';

/** What is sent about the page on which an enquiry was written. */
export interface WrittenOn {
  /** The English name of its language; empty for English. */
  language: string;
  /** The subject that it filled in; empty for none. */
  ourSubject: string;
}

/** The `language` of this page. */
export const HERE = language === 'en' ? '' : languages[language].english;

/** Reads it from the form's hidden fields. */
export const readWrittenOn = (form: HTMLFormElement): WrittenOn => ({
  language: controlOf(form, LANGUAGE_FIELD)?.value ?? '',
  ourSubject: controlOf(form, OUR_SUBJECT_FIELD)?.value ?? '',
});
