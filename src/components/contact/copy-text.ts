/**
 * `<copy-text>`: makes its button copy `data-text`, and reports the result in its status. The
 * button stays hidden where the browser has no clipboard access.
 */
class CopyText extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button');
    if (!button || !navigator.clipboard) return;
    button.hidden = false;
    button.addEventListener('click', this.#copy);
  }

  #copy = async () => {
    const { text = '', copied = '', failed = '' } = this.dataset;
    const message = await navigator.clipboard.writeText(text).then(
      () => copied,
      () => failed,
    );
    const status = this.querySelector('[role="status"]');
    if (status) status.textContent = message;
  };
}

customElements.define('copy-text', CopyText);
