import { isTimeZone } from '../../../lib/timeZones.ts';
import { today } from '../../enquiry/contract/dates.ts';
import { FILES } from '../fileNames.ts';
import { type ContentFile, fileAt, innIn } from '../load.ts';
import { stepInto, textIn } from '../pointer.ts';
import { DEFAULT_TIME_ZONE } from '../schema/inn.ts';
import { at, type Diagnostic, warning } from './diagnostic.ts';

/** Lines of the notice whose last day is past. */
export function pastLines(contents: readonly ContentFile[], now = new Date()): Diagnostic[] {
  const notice = fileAt(contents, FILES.notice);
  const lines = stepInto(notice?.data, 'lines');
  if (!notice || !Array.isArray(lines)) return [];
  const timeZone = textIn(innIn(contents)?.data, 'timeZone') ?? DEFAULT_TIME_ZONE;
  // The schema reports a wrong time zone.
  if (!isTimeZone(timeZone)) return [];
  const day = today(now, timeZone).toISOString().slice(0, 10);
  return lines.flatMap((line: unknown, index) => {
    const until = textIn(line, 'until');
    return until !== undefined && /^\d{4}-\d\d-\d\d$/.test(until) && until < day
      ? warning(
          at(notice, ['lines', index, 'until']),
          'The last day is past, so guests no longer see this line.',
          'Delete the line, or give it new days.',
        )
      : [];
  });
}
