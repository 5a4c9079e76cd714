import { things } from '../diagnostics/wording.ts';
import type { LaunchItem, LaunchReport } from './item.ts';

/**
 * The report for a terminal: what keeps the inn from going live, then what is worth a look.
 * @param shown the content folder as its owner knows it
 */
export function formatLaunch({ errors, warnings }: LaunchReport, shown: string): string {
  const paragraph = ({ sentence, mend, file, line }: LaunchItem) => {
    const place = file ? [`${shown}/${file}`, line && `line ${line}`] : ['the settings'];
    return `${place.filter(Boolean).join(', ')}\n  ${sentence}\n  → ${mend}`;
  };
  const keeps = errors.length === 1 ? 'keeps' : 'keep';
  return [
    ...(errors.length > 0
      ? [`${things(errors.length)} ${keeps} the inn from going live:`, ...errors.map(paragraph)]
      : []),
    ...(warnings.length > 0
      ? [`${things(warnings.length)} worth a look:`, ...warnings.map(paragraph)]
      : []),
    ...(errors.length > 0
      ? []
      : ['Nothing keeps the inn from going live: npm run build, then publish.']),
  ].join('\n\n');
}
