import { hydrateRoot } from 'react-dom/client';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx';

/** Brings a form to life that the server rendered with the same props. */
export function hydrate(island: Element, props: EnquiryFormProps): void {
  hydrateRoot(island, <EnquiryForm {...props} />);
}
