const DAY = 86_400_000;

/**
 * Nights between two ISO dates (`2026-03-10`); negative when check-out is before check-in.
 * @returns undefined when either is not a date.
 */
export function nightsBetween(checkin: string, checkout: string): number | undefined {
  // Date.parse reads a date alone as UTC midnight: no daylight-saving hour can slip in.
  const nights = (Date.parse(checkout) - Date.parse(checkin)) / DAY;
  return Number.isInteger(nights) ? nights : undefined;
}
