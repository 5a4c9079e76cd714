import type { InLanguage } from '../inLanguage.ts';
import type { pictures as english } from '../pictures.ts';

export const pictures = {
  carousel: {
    role: 'तस्वीरों की कड़ी',
    slideRole: 'तस्वीर',
    slides: 'तस्वीरें',
    pause: 'तस्वीरें रोकें',
    play: 'तस्वीरें चलाएँ',
    previous: 'पिछली तस्वीर',
    next: 'अगली तस्वीर',
    position: (position: number, total: number) => `${total} में से ${position}`,
    goTo: (position: number, total: number) => `${total} में से तस्वीर ${position}`,
  },
  gallery: {
    label: 'हमारे यहाँ की तस्वीरें',
    more: 'और तस्वीरें',
    back: 'इनसे पहले की तस्वीरें',
    page: (number: number, total: number) => `${total} में से पन्ना ${number}`,
  },
  lightbox: {
    label: 'बड़ी तस्वीर',
    close: 'बंद करें',
    previous: 'पिछली तस्वीर',
    next: 'अगली तस्वीर',
    of: '/',
    missing: 'यह तस्वीर नहीं आई। इंटरनेट देखकर इस पर फिर लौटिए।',
  },
} satisfies InLanguage<typeof english>;
