import { editorWords } from '../words.ts';

/** A choice as the form says it. */
export const choiceName = (value: string): string =>
  editorWords.field.choices[value] ?? value.charAt(0).toUpperCase() + value.slice(1);

/** A drawing's or a photograph's file in words: `fork-knife` is "fork knife". */
export const drawingName = (name: string): string => name.replaceAll('-', ' ');
