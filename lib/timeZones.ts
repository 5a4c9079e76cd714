/** A time zone is an IANA name, such as `Asia/Kolkata`, or a fixed offset from UTC, such as `+05:30`. */
const OFFSET = /^([+-])(\d\d):(\d\d)$/;
const MINUTE = 60_000;
const MONTH = 30 * 24 * 60 * MINUTE;

/** Whether `Intl` knows a time zone. */
export function isTimeZone(typed: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: typed }) !== undefined;
  } catch {
    return false;
  }
}

/** Minutes by which a fixed offset is ahead of UTC; undefined for a name. */
export function offsetOf(zone: string): number | undefined {
  const [, sign, hours, minutes] = OFFSET.exec(zone) ?? [];
  if (sign === undefined) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * The wall-clock time in a time zone, as a date whose UTC parts show it.
 * @param zone the device's by default
 */
export function clockAt(now: Date, zone?: string): Date {
  const offset = zone === undefined ? -now.getTimezoneOffset() : offsetOf(zone);
  if (offset !== undefined) return new Date(now.getTime() + offset * MINUTE);
  // The Swedish locale formats dates as ISO 8601 does.
  return new Date(`${now.toLocaleString('sv', { timeZone: zone }).replace(' ', 'T')}Z`);
}

/**
 * The UTC offset of a time zone without summer time; the name of any other. An offset spares a page's
 * scripts the first use of `Intl`, which takes a phone a tenth of a second.
 * @param now the offset must be the same from a year before this moment to two years after it
 */
export function fixedZone(zone: string, now = new Date()): string {
  const minute = Math.floor(now.getTime() / MINUTE) * MINUTE;
  const offsets = Array.from({ length: 37 }, (_, month) => {
    const at = new Date(minute + (month - 12) * MONTH);
    return (clockAt(at, zone).getTime() - at.getTime()) / MINUTE;
  });
  const [offset = 0] = offsets;
  if (offsets.some((other) => other !== offset)) return zone;
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${offset < 0 ? '-' : '+'}${[hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')}`;
}
