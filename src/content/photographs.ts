/** A name below `photos/` that the site can show: safe in an address, of a format browsers know. */
export const PHOTOGRAPH = /^[\w/-]+\.(?:jpe?g|png|webp)$/i;

export const isPhotograph = (name: string) => PHOTOGRAPH.test(name);
