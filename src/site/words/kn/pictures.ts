import type { InLanguage } from '../inLanguage.ts';
import type { pictures as english } from '../pictures.ts';

export const pictures = {
  carousel: {
    role: 'ಚಿತ್ರಸಾಲು',
    slideRole: 'ಚಿತ್ರ',
    slides: 'ಚಿತ್ರಗಳು',
    pause: 'ಚಿತ್ರಗಳನ್ನು ನಿಲ್ಲಿಸಿ',
    play: 'ಚಿತ್ರಗಳನ್ನು ಮುಂದುವರಿಸಿ',
    previous: 'ಹಿಂದಿನ ಚಿತ್ರ',
    next: 'ಮುಂದಿನ ಚಿತ್ರ',
    position: (position: number, total: number) => `${total}ರಲ್ಲಿ ${position}`,
    goTo: (position: number, total: number) => `${total}ರಲ್ಲಿ ${position}ನೇ ಚಿತ್ರ`,
  },
  gallery: {
    label: 'ನಮ್ಮ ಇನ್‌ನ ಫೋಟೋಗಳು',
    more: 'ಇನ್ನಷ್ಟು ಚಿತ್ರಗಳು',
    back: 'ಇವುಗಳ ಹಿಂದಿನ ಚಿತ್ರಗಳು',
    page: (number: number, total: number) => `${total}ರಲ್ಲಿ ${number}ನೇ ಪುಟ`,
  },
  lightbox: {
    label: 'ದೊಡ್ಡ ಚಿತ್ರ',
    close: 'ಮುಚ್ಚಿ',
    previous: 'ಹಿಂದಿನ ಚಿತ್ರ',
    next: 'ಮುಂದಿನ ಚಿತ್ರ',
    of: '/',
    missing: 'ಈ ಚಿತ್ರ ಬರಲಿಲ್ಲ. ಇಂಟರ್ನೆಟ್ ಸರಿಯಿದೆಯೇ ನೋಡಿ, ಮತ್ತೆ ಇಲ್ಲಿಗೆ ಬನ್ನಿ.',
  },
} satisfies InLanguage<typeof english>;
