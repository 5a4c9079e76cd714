import type { gettingHere as english } from '../gettingHere.ts';
import type { InLanguage } from '../inLanguage.ts';

export const gettingHere = {
  name: 'ಬರುವ ದಾರಿ',
  whole: 'ಎಲ್ಲ ದಾರಿಗಳು, ಸಮಯ ಮತ್ತು ದರ ಸಹಿತ',
  card: 'ಚಾಲಕರಿಗೆ ತೋರಿಸಲು ನಮ್ಮ ವಿಳಾಸ',
  print: 'ಎಲ್ಲ ದಾರಿಗಳು, ಪ್ರಿಂಟ್ ಮಾಡಲು ಒಂದೇ ಹಾಳೆಯಲ್ಲಿ',
  appleMaps: 'Apple Maps ನಲ್ಲಿ',
  minutes: (count: number) => `ಸುಮಾರು ${count}\u00a0ನಿಮಿಷ`,
  rupees: (count: number) => `ಸುಮಾರು ₹${count.toLocaleString('en-IN')}`,
  free: 'ಉಚಿತ',
  runs: (first: string, last: string) => `ಮೊದಲನೆಯದು ${first}, ಕೊನೆಯದು ${last}.`,
  gone: (first: string) => `ಕೊನೆಯದು ಹೊರಟಾಗಿದೆ. ಮುಂದಿನದು ${first}.`,
  night: (from: string, until: string, fare: string) => `${from} – ${until}: ${fare}.`,
  nightNow: 'ಈಗ ರಾತ್ರಿ ದರ.',
  percentMore: (percent: number) => `${percent}% ಹೆಚ್ಚು`,
  directionsFrom: (place: string) => `${place}: ನಮ್ಮಲ್ಲಿಗೆ ಬರುವ ದಾರಿ`,
  copy: 'ವಿಳಾಸ ಕಾಪಿ ಮಾಡಿ',
  copied: 'ಕಾಪಿ ಆಗಿದೆ: ಕ್ಯಾಬ್ ಆ್ಯಪ್‌ನಲ್ಲಿ ಪೇಸ್ಟ್ ಮಾಡಿ.',
  notCopied: 'ಕಾಪಿ ಆಗಲಿಲ್ಲ. ವಿಳಾಸವನ್ನು ಒತ್ತಿ ಹಿಡಿದು ಕಾಪಿ ಮಾಡಿ.',
  say: 'ಹೇಗೆ ಹೇಳುವುದು',
  meaning: 'ಇದರ ಅರ್ಥ',
  languages: 'ಭಾಷೆಗಳು',
  allOnPaper:
    'ಈ ಪುಟವನ್ನು ಹಾಳೆಯ ಎರಡೂ ಬದಿಗೆ ಪ್ರಿಂಟ್ ಮಾಡಿ: ಒಂದು ಬದಿಯಲ್ಲಿ ಈ ಮಾತುಗಳು ಮತ್ತು ನಕ್ಷೆ, ಇನ್ನೊಂದರಲ್ಲಿ ಎಲ್ಲ ದಾರಿಗಳು.',
} satisfies InLanguage<typeof english>;
