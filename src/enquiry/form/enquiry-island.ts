/**
 * Brings an enquiry form to life when it comes into view: React and the form's own code are
 * fetched no sooner. Until then, and without, the browser itself sends the form.
 */
class EnquiryIsland extends HTMLElement {
  connectedCallback() {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const { props } = this.dataset;
      if (!props) return;
      import('./hydrate.tsx').then(
        ({ hydrate }) => hydrate(this, JSON.parse(props)),
        // The browser goes on sending the form by itself.
        () => undefined,
      );
    });
    observer.observe(this);
  }
}

customElements.define('enquiry-island', EnquiryIsland);

export {};
