/**
 * `<copy-text>`: gives its button the power to copy `data-text`, and says in its status what came of
 * it. Where a browser lets no page copy, the button stays hidden.
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
    const said = await navigator.clipboard.writeText(text).then(
      () => copied,
      () => failed,
    );
    const status = this.querySelector('[role="status"]');
    if (status) status.textContent = said;
  };
}

customElements.define('copy-text', CopyText);
