import type { Pointer } from '../samples.ts';

/** One thing between the inn and going live, or one worth a look, in a sentence for the owner. */
export interface LaunchItem {
  sentence: string;
  mend: string;
  /** Below the content folder; left out where it is a setting. */
  file?: string | undefined;
  line?: number | undefined;
  pointer?: Pointer | undefined;
}

export interface LaunchReport {
  /** With any of these the inn is not ready for guests. */
  errors: LaunchItem[];
  warnings: LaunchItem[];
}

/** Reports one after the other. */
export function joined(reports: readonly LaunchReport[]): LaunchReport {
  return {
    errors: reports.flatMap(({ errors }) => errors),
    warnings: reports.flatMap(({ warnings }) => warnings),
  };
}
