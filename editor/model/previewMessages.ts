/** The messages that the editor and the page in its frame exchange by `postMessage`. */
import type { Pointer } from './api.ts';

/** `edit`: a tap opens the field of what was tapped; `browse`: links are followed. */
export type PreviewMode = 'edit' | 'browse';

export interface FieldPlace {
  file: string;
  at: Pointer;
}

/** A text that is typed and not yet saved. */
export interface TypedText extends FieldPlace {
  text: string;
}

export type ToPage =
  | { type: 'preview:hello'; mode: PreviewMode; hint: string; typed: TypedText[] }
  | { type: 'preview:mode'; mode: PreviewMode }
  | { type: 'preview:typed'; typed: TypedText[] }
  | {
      type: 'preview:highlight';
      place: FieldPlace;
      /** Where to scroll the place to; false to leave the page where it is. */
      scrolls: 'start' | 'center' | false;
    };

export type FromPage =
  | { type: 'preview:ready'; path: string; versions: Record<string, string> }
  | { type: 'preview:open'; place: FieldPlace }
  | { type: 'preview:highlighted'; place: FieldPlace; isFound: boolean };

/** Whether a message belongs to the preview: browser extensions post messages as well. */
export function isPreviewMessage<Message extends ToPage | FromPage>(
  data: unknown,
): data is Message {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return typeof data.type === 'string' && data.type.startsWith('preview:');
}
