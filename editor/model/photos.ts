/** What the editor's server answers about photographs and the logo. */

import type { Pointer } from '../../src/content/pointer.ts';

/** A field that names a photograph. */
export interface PhotoUse {
  path: string;
  /** The file's version when it was read. */
  version: string;
  /** The file's title in the editor's menu. */
  title: string;
  /** Empty for a file that is not valid YAML. */
  at: Pointer;
  /** The labels that lead to the field. */
  label: string;
}

export interface Photo {
  /** Path below content/photos. */
  photo: string;
  uses: PhotoUse[];
  width: number;
  height: number;
  /** Size of the file. */
  bytes: number;
  /** It came with the website and stands in for one of the inn's own. */
  isSample: boolean;
}

/** A photograph that can be restored. */
export interface DeletedPhoto {
  /** The history entry that deleted it. */
  id: string;
  photo: string;
  /** ISO date and time. */
  at: string;
  /** Days until it is removed for good, at least 1. */
  daysLeft: number;
}

/** A description that was written for a photograph that has since been replaced. */
export interface OldDescription extends PhotoUse {
  alt: string;
}

export interface Replaced {
  /** The history entry, to undo it. */
  saveId: string;
  count: number;
  descriptions: OldDescription[];
}

export interface UploadedPhoto {
  photo: string;
  width: number;
  height: number;
  warnings: string[];
}

/** A drawing uploaded as the inn's logo. */
export interface UploadedLogo {
  /** Path below content/photos. */
  logo: string;
  warnings: string[];
}

/** How well a drawing works as the inn's logo. */
export interface LogoReport {
  /** Contrast ratio to the dark page header and to the page background. */
  dark: number;
  light: number;
  warnings: string[];
}

export interface Crop {
  name: string;
  /** Width divided by height. */
  ratio: number;
}
