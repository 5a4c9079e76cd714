import type { FormKind } from '../../../enquiry/contract/forms.ts';
import { dayAndTime } from '../dayParts.ts';
import type { InLanguage } from '../inLanguage.ts';
import type { offlineQueue as english } from '../offlineQueue.ts';
import { names as dayNames } from './names.ts';

const names: Record<FormKind, string> = { booking: 'अनुरोध', contact: 'संदेश' };

export const offlineQueue = {
  queued: (kind: FormKind) =>
    `आपका ${names[kind]} इस डिवाइस में रखा है; इंटरनेट आने पर हम आपसे फिर पूछेंगे। अपने आप कुछ नहीं जाता।`,
  offer: (kind: FormKind, at: Date) =>
    `${dayAndTime(at, dayNames)}\u00a0बजे का आपका ${names[kind]} अब भी यहाँ है; हम तक नहीं पहुँचा। अभी भेजें?`,
  send: 'हाँ, भेजें',
  look: 'पहले देखें',
  delete: 'मिटाएँ',
  elsewhere: (kind: FormKind) => `हमें लिखा आपका ${names[kind]} अब भी इस डिवाइस में है, भेजा नहीं गया।`,
  goThere: 'देखें',
  label: 'अभी तक नहीं भेजा गया',
} satisfies InLanguage<typeof english>;
