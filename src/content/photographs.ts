/** A name below `photos/` that the site can show: safe in an address, of a format browsers know. */
export const PHOTOGRAPH = /^[\w/-]+\.(?:jpe?g|png|webp)$/i;

/** A name below `photos/` of a drawing that can be the inn's logo. */
export const DRAWING = /^[\w/-]+\.(?:svg|png)$/i;

export const isDrawing = (name: string) => DRAWING.test(name);

export const isPhotograph = (name: string) => PHOTOGRAPH.test(name);
