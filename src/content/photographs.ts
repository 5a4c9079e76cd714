/** Whether a file's name ends as those of photographs that the site can show, in any case. */
export const isPhotograph = (file: string) => /\.(?:jpe?g|png|webp)$/i.test(file);
