import { stopWords as english, synonyms as englishSynonyms } from '../search.ts';

// Guests type Hindi in its own script, in Latin letters, and mixed with English.
export const stopWords: readonly string[] = [
  ...english,
  ...'होटल इन hotel inn यहाँ वहाँ yahan wahan क्या है हैं का की के को में से पर और या हम मैं मेरा हमारा आप आपका कैसे कब कहाँ कौन कोई चाहिए मिलेगा मिलता सकते kya hai hain ka ki ke ko mein me se par aur ya hum main aap kaise kab kahan kaun koi chahiye milega'.split(
    ' ',
  ),
];

export const synonyms: readonly (readonly string[])[] = [
  ...englishSynonyms,
  ...[
    'दाम किराया कितना रेट क़ीमत daam dam kiraya kitna rate keemat price',
    'पैसा पैसे भुगतान नक़द paisa paise bhugtan nakad pay payment upi',
    'रद्द कैंसल radd cancel',
    'बिल रसीद जीएसटी bill raseed gst',
    'ऑटो टैक्सी कैब auto taxi cab ola uber driver pickup drop',
    'हवाई अड्डा एयरपोर्ट फ़्लाइट hawai adda airport flight',
    'ट्रेन रेलवे स्टेशन train railway station rel',
    'स्टेशन स्टैंड stand',
    'कुत्ता बिल्ली पालतू kutta billi paltu pet',
    'शराब दारू बियर sharab daru alcohol beer',
    'खाना नाश्ता भोजन रसोई चाय कॉफ़ी khana nashta bhojan chai chay food breakfast tea coffee',
    'शाकाहारी मांस shakahari maans veg nonveg',
    'बच्चे बच्चा bachche bachcha bacche child',
    'सीढ़ी सीढ़ियाँ लिफ़्ट seedhi lift',
    'जोड़ा शादी joda jode shaadi shadi couple',
    'सामान लगेज बैग saaman saman luggage bag',
    'बिजली लाइट bijli light power',
    'डॉक्टर दवा दवाई doctor dawa dawai',
    'अस्पताल aspatal hospital',
    'सुरक्षित सुरक्षा surakshit suraksha safe',
    'रात देर raat der night late',
    'गरम पानी गीज़र garam pani geyser hot water',
    'पास नज़दीक रास्ता paas nazdeek raasta rasta near way',
    'कपड़े इस्त्री kapde istri laundry ironing',
    'शांति शोर shanti shor quiet noise',
  ].map((line) => line.split(' ')),
];
