/** Words of the page about what becomes of a guest's words, and of the links to it. */
export const privacy = {
  page: 'Privacy',
  more: 'More about this',
} as const;
