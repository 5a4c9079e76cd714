import { editorWords } from '../words.ts';

/** The label of a choice. */
export const choiceName = (value: string): string =>
  editorWords.field.choices[value] ?? value.charAt(0).toUpperCase() + value.slice(1);

/** The name of a drawing or a photograph in words: `fork-knife` becomes "fork knife". */
export const drawingName = (name: string): string => name.replaceAll('-', ' ');
