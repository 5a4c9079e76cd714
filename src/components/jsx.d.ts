import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'inn-carousel': CustomElement;
      'room-questions': CustomElement;
      'room-tabs': CustomElement;
      'count-up': CustomElement;
      'photo-lightbox': CustomElement;
      'desk-clock': CustomElement;
      'hour-note': CustomElement;
      'leave-by': CustomElement;
      'locator-map': CustomElement;
      'sent-reference': CustomElement;
      'copy-text': CustomElement;
      'question-search': CustomElement;
    }
  }
}
