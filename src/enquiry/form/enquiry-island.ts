/**
 * React and the form's own code are fetched once the form is in view. Until then, and without
 * JavaScript, the browser sends the form itself.
 */
class EnquiryIsland extends HTMLElement {
  connectedCallback() {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const { props } = this.dataset;
      if (!props) return;
      import('./EnquiryForm.tsx').then(
        ({ hydrate }) => hydrate(this, JSON.parse(props)),
        // The browser still sends the form itself.
        () => undefined,
      );
    });
    observer.observe(this);
  }
}

customElements.define('enquiry-island', EnquiryIsland);

export {};
