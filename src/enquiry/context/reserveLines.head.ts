/**
 * An inline script that runs before the contact page is laid out: reserves the height of the line that
 * hydration adds (ContextLines), which would otherwise shift the form down. It must agree with
 * `useEnquiryContext` on whether there is such a line.
 */
export const reserveLines =
  "if(/[?&](rooms?|guests)=./.test(location.search))document.documentElement.dataset.context=''";

/**
 * An inline script that runs once the contact form is parsed: opens the optional group, with the dates,
 * for a guest who comes from a room. The group is served closed, so that other guests see the send button
 * on the first screen.
 */
export const openOptional =
  "if('context'in document.documentElement.dataset)document.querySelector('enquiry-island details').open=true";
