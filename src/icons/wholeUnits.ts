/**
 * Icons that look the same at 40 px or less when rounded to whole units of 256 (a test compares
 * them). All others keep a decimal, without which small half circles bend.
 */
export const WHOLE_UNITS: ReadonlySet<string> = new Set(
  [
    'address-book arrow-counter-clockwise arrow-right arrow-up-right arrows-left-right baby',
    'bathtub bed bell-ringing books broom bus calendar-blank car caret-down caret-left',
    'caret-right check clock coat-hanger coffee compass confetti credit-card crown',
    'currency-inr desk door drop envelope-simple facebook-logo first-aid-kit fork-knife',
    'headset hospital house instagram-logo key lamp list lock map-pin map-trifold moped',
    'navigation-arrow paper-plane-tilt pause phone plant play plug printer scooter',
    'shield-check shower snowflake suitcase-rolling sun-horizon tea-bag television',
    'thermometer-simple towel train train-regional users users-three warning-circle',
    'washing-machine whatsapp-logo wifi-high wind x youtube-logo',
  ].flatMap((line) => line.split(' ')),
);
