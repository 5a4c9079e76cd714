import { isReference, REFERENCE_PARAMETER } from '../../enquiry/contract/reference.ts';

/**
 * `<sent-reference>`: shows the reference from this page's address after its label (`data-label`),
 * if there is one.
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
