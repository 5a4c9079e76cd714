import { isReference, REFERENCE_PARAMETER } from '../../enquiry/contract/reference.ts';

/**
 * `<sent-reference>`: says the reference that this page's address ends in, after its label
 * (`data-label`). Without one there is nothing to say.
 */
class SentReference extends HTMLElement {
  connectedCallback() {
    const reference = new URLSearchParams(location.search).get(REFERENCE_PARAMETER) ?? '';
    if (!isReference(reference)) {
      this.remove();
      return;
    }
    const strong = document.createElement('strong');
    strong.textContent = reference;
    this.replaceChildren(`${this.dataset['label'] ?? ''} `, strong);
  }
}

customElements.define('sent-reference', SentReference);
