/**
 * Runs before the contact page is laid out, and reserves the height of the line that hydration adds
 * (ContextLines): it would push the form down. It must agree with `useEnquiryContext` about whether
 * there will be one.
 */
export const reserveLines =
  "if(/[?&](rooms?|guests)=./.test(location.search))document.documentElement.dataset.context=''";

/**
 * Runs once the contact form is parsed: opens the optional group, with the dates, for a guest who comes
 * from a room. It is closed as served, so that for other questions the send button is in the first
 * screen.
 */
export const openOptional =
  "if('context'in document.documentElement.dataset)document.querySelector('enquiry-island details').open=true";
