/**
 * The photographs that come with this project: computer renders that stand in for an inn's own, each
 * by the first 16 hexadecimal digits of its file's SHA-256.
 */
export const RENDERS: ReadonlySet<string> = new Set(
  [
    '00e6eb80a7ce276f 0fd3b4e21902409b 0fe2dd4e6b34aa30 271cf5b39cae395f 2aad643a051804c7',
    '37a2d17270c639b2 3a9c2c98f2d2dd7c 3beae8078d56e705 42d2a12d284ea0b7 43b0c0ae090d5ac7',
    '4bd170849eb38bb9 4d6ea9a15c9af42e 5c219243edccd726 5db8aa63446dc51b 643d80ace31118dc',
    '646cebc51731bbd4 7075bb045ba8ba29 7256736143e41235 745515f9e298d439 7ddf98bd2532bbfc',
    '898cf58dfab8a23e 8e120fd2dc51b78f 9faac1193044eed4 a467a08eb7d00ad2 c8d20f6995476fd1',
    'd3cd585b31748ae8 d8a20b09f3408fca dced2816da128e7e e578d8296b46e2e5 ee31dc726981dbba',
    'f2f5d400c0b1313d f9fced9f5e06dd9b fe30f507df38f71f',
  ].flatMap((line) => line.split(' ')),
);
