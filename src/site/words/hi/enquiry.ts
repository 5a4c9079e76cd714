import type { BookingField, ContactField, FieldError } from '../../../enquiry/contract/forms.ts';
import { toolParams, tools } from '../assistants.ts';
import type { enquiry as english } from '../enquiry.ts';
import type { InLanguage } from '../inLanguage.ts';
import { nights, numberWord } from './counts.ts';

type FieldName = BookingField | ContactField;

const labels: Record<FieldName, string> = {
  name: 'आपका नाम',
  email: 'ई-मेल',
  mobile: 'मोबाइल नंबर',
  checkin: 'चेक-इन',
  checkout: 'चेक-आउट',
  rooms: 'कितने कमरे',
  guests: 'कितने लोग',
  subject: 'विषय',
  message: 'संदेश',
};

const missing: Record<FieldName, string> = {
  name: 'कृपया अपना नाम बताइए।',
  email: 'अपना ई-मेल पता दीजिए, ताकि हम जवाब दे सकें।',
  mobile: 'अपना मोबाइल नंबर दीजिए, ताकि हम फ़ोन कर सकें।',
  checkin: 'आने का दिन चुनिए।',
  checkout: 'जाने का दिन चुनिए।',
  rooms: 'कितने कमरे चाहिए, अंकों में लिखिए।',
  guests: 'बताइए, आप कितने लोग हैं।',
  subject: 'किस बारे में है, दो शब्दों में बताइए।',
  message: 'अपना संदेश लिखिए।',
};

const malformed: Partial<Record<FieldName, string>> = {
  email: 'यह पता अधूरा लगता है। asha@example.com जैसा होना चाहिए।',
  checkin: 'कैलेंडर में से एक दिन चुनिए।',
  checkout: 'कैलेंडर में से एक दिन चुनिए।',
  rooms: 'कोई संख्या लिखिए, जैसे 2\u00a0।',
};

export const enquiry = {
  labels,
  hints: {
    mobile: 'विदेश का नंबर हो तो देश का कोड भी।',
    message: 'कई कमरे या तारीख़ें हों तो सब लिखिए। कंपनी के बिल के लिए GSTIN भी।',
  },
  warnings: {
    'no-ending': 'क्या आख़िर में .com छूट गया है?',
    'no-room': 'कम से कम एक कमरा तो चाहिए होगा?',
    'part-room': 'क्या पूरी संख्या लिखनी थी?',
    'no-mobile': 'क्या मोबाइल नंबर पूरा है?',
    past: 'यह तारीख़ बीत चुकी है।',
    'odd-year': 'क्या साल सही है?',
  },
  didYouMean: (address: string) => `क्या ${address} लिखना था?`,
  formNames: { booking: 'कमरे का अनुरोध', contact: 'हमारे लिए संदेश' },
  needed: (fields: number) => `बस ${numberWord(fields)} पंक्तियाँ, और हम जवाब दे सकते हैं।`,
  send: { booking: 'अनुरोध भेजें', contact: 'संदेश भेजें' },
  sending: 'भेज रहे हैं…',
  oneMoment: 'एक पल रुकिए।',
  optional: { title: 'कब, और कितने लोग?', hint: 'अभी पता हो तो' },
  ifTonight: 'आज ही आ रहे हों तो कृपया फ़ोन भी कीजिए:',
  tonight: 'आप आज ही आ रहे हैं: कृपया फ़ोन भी कीजिए।',
  nights,
  longStay: 'यह एक साल से ज़्यादा है: क्या दोनों तारीख़ें सही हैं?',
  sameDay: 'उसी दिन आकर उसी दिन जाना भी ठीक है: दिन भर के लिए कमरा।',
  swapQuestion: 'चेक-आउट चेक-इन से पहले है: अदला-बदली कर दें?',
  swap: 'तारीख़ें आपस में बदलें',
  headlines: {
    booking: { sent: 'आपका अनुरोध रवाना हो गया।', failed: 'आपका अनुरोध नहीं जा पाया।' },
    contact: { sent: 'संदेश भेज दिया गया!', failed: 'संदेश नहीं जा पाया।' },
  },
  failures: {
    blocked:
      'हमारी मेल सेवा ने यह संदेश नहीं लिया, शायद उसमें लिखे ई-मेल पते की वजह से। कोई दूसरा पता देकर देखिए, या सीधे हमसे बात कीजिए:',
    'too-many':
      'थोड़ी ही देर में हमारी मेल सेवा पर बहुत सारे संदेश आ गए। थोड़ी देर बाद फिर कोशिश कीजिए, या सीधे हमसे बात कीजिए:',
    headless:
      'हमारी मेल सेवा ने आपके ब्राउज़र को मशीन समझकर संदेश रोक दिया। किसी दूसरे ब्राउज़र से कोशिश कीजिए, या सीधे हमसे बात कीजिए:',
    misconfigured:
      'हमारा फ़ॉर्म अभी काम नहीं कर रहा है। ग़लती हमारी है, आपकी नहीं। कृपया सीधे हमसे बात कीजिए:',
    'too-large': 'आपका संदेश बहुत लंबा है। थोड़ा छोटा कीजिए, या सीधे हमसे बात कीजिए:',
    'service-down': 'हमारी मेल सेवा इस समय बंद है। कुछ मिनट बाद फिर कोशिश कीजिए, या सीधे हमसे बात कीजिए:',
    offline:
      'हमारी मेल सेवा से संपर्क नहीं हो पाया। अपना इंटरनेट देखकर फिर कोशिश कीजिए, या सीधे हमसे बात कीजिए:',
    unreachable:
      'किसी चीज़ ने इस पन्ने को हमारी मेल सेवा तक नहीं जाने दिया, शायद ऐड ब्लॉकर या ब्राउज़र की निजता सेटिंग ने। इस साइट को अनुमति देकर फिर कोशिश कीजिए, या सीधे हमसे बात कीजिए:',
    timeout:
      'हमारी मेल सेवा ने समय पर जवाब नहीं दिया, इसलिए हम पक्का नहीं कह सकते कि संदेश पहुँचा या नहीं। दोबारा भेजने में कोई हर्ज नहीं, या सीधे हमसे बात कीजिए:',
    nonsense:
      'हमारी मेल सेवा की जगह किसी और ने जवाब दिया; लॉग-इन माँगने वाला वाई-फ़ाई ऐसा करता है। फिर कोशिश कीजिए, या सीधे हमसे बात कीजिए:',
  },
  putBack: 'मेरा संदेश वापस लाएँ',
  putOtherBack: 'मेरा दूसरा संदेश वापस लाएँ',
  otherKept: 'आपका दूसरा संदेश सँभालकर रखा है।',
  broken: 'यह फ़ॉर्म दिख नहीं पाया। कृपया सीधे हमसे बात कीजिए:',
  waysOut: { label: 'हम तक पहुँचने के और तरीक़े', whatsapp: 'WhatsApp', email: 'ई-मेल', call: 'कॉल करें' },
  letter: {
    labels: { ...labels, name: 'नाम' },
    reference: 'रेफ़रेंस',
    greeting: {
      booking: (inn: string) => `नमस्ते ${inn}, मुझे कमरा बुक करना था।`,
      contact: (inn: string) => `नमस्ते ${inn},`,
    },
    subject: (name: string) => (name ? `${name} की ओर से कमरे का अनुरोध` : 'कमरे का अनुरोध'),
  },
  trap: 'इसे ख़ाली छोड़ दीजिए।',
  tools,
  toolParams,
} satisfies InLanguage<typeof english>;

export function errorMessage(name: FieldName, error: FieldError, maxLength: number): string {
  if (error === 'too-long')
    return `कृपया इसे छोटा कीजिए: ज़्यादा से ज़्यादा ${maxLength.toLocaleString('en-IN')} अक्षर।`;
  return (error === 'malformed' && malformed[name]) || missing[name];
}
