import type { Table } from '../translatable.ts';

export const schemaMessages: Table = {
  'Enter [what].': '[what] लिखिए।',
  'Replace the text in {braces} by [what].': '{ } के बीच के शब्दों की जगह [what] लिखिए।',
  'There is an invisible character in it. Type these words instead of copying them.':
    'इसमें एक न दिखने वाला अक्षर है। कॉपी करने की जगह ये शब्द टाइप कीजिए।',
  'a paragraph of [what]': '[what]: एक पैराग्राफ़',
  'Write at least one paragraph of [what].': 'कम से कम एक पैराग्राफ़ लिखिए: [what]।',
  'a line of [what]': '[what]: एक पंक्ति',
  'other words for “[what]”': '“[what]” की जगह दूसरे शब्द',
  'List parts of this file by their names: [names]. Such as  hidden: [[one]].':
    'हिस्सों के नाम लिखिए: [names]। जैसे  hidden: [[one]]।',
  'Choose one of: [names].': 'इनमें से कोई एक चुनिए: [names]।',
  'Enter the time in hours and minutes, such as 22:30.': 'समय घंटे और मिनट में लिखिए, जैसे 22:30।',
  'Enter a whole number from 0 to 100.': '0 से 100 तक की पूरी संख्या लिखिए।',
  'Enter a number from 0 to 100.': '0 से 100 तक की कोई संख्या लिखिए।',
  'Choose a photograph.': 'कोई फ़ोटो चुनिए।',
  'Tap what matters most in the photograph.': 'फ़ोटो में जो सबसे अहम है उस पर टैप कीजिए।',
  'Enter an earlier address of the room, such as Deluxe_Double_Room.':
    'कमरे का पहले का पता लिखिए, जैसे Deluxe_Double_Room।',
  'Choose an icon, such as shower.': 'कोई आइकन चुनिए, जैसे shower।',
  'Did you mean [what]?': 'क्या आपका मतलब [what] था?',
  'Enter the whole address, which begins with https://.': 'पूरा पता लिखिए, जो https:// से शुरू होता है।',
  'Write at least 50 characters, so that search engines show it.':
    'कम से कम 50 अक्षर लिखिए, ताकि सर्च इंजन इसे दिखाएँ।',
  'Keep [slots] in it: the site puts its own words there.':
    'उसमें [slots] रहने दीजिए: वहाँ साइट अपने शब्द रखती है।',
  'Leave out what stands in [brackets]: nothing is put there.':
    '[brackets] जैसे चौकोर ब्रैकेट में जो है उसे हटाइए: वहाँ कुछ नहीं आता।',
  'Keep [slots] in it.': 'उसमें [slots] रहने दीजिए।',
  'Enter the minutes as a whole number, such as 45.': 'मिनट पूरी संख्या में लिखिए, जैसे 45।',
  'Enter the minutes as a number above 0.': 'मिनट 0 से ज़्यादा लिखिए।',
  'Enter whole rupees, digits only, such as 300, or leave it empty.':
    'पूरे रुपये, सिर्फ़ अंकों में लिखिए, जैसे 300, या ख़ाली छोड़ दीजिए।',
  'Enter rupees as a number, 0 for what costs nothing, or leave it empty.':
    'रुपये संख्या में लिखिए, जिसका कुछ न लगे उसके लिए 0, या ख़ाली छोड़ दीजिए।',
  'Enter whole per cent, digits only, such as 50, or leave it empty.':
    'प्रतिशत सिर्फ़ अंकों में लिखिए, जैसे 50, या ख़ाली छोड़ दीजिए।',
  'Enter per cent as a number above 0, or leave it empty.':
    'प्रतिशत 0 से ज़्यादा लिखिए, या ख़ाली छोड़ दीजिए।',
  'Tell at least one way from there, or delete the place.':
    'वहाँ से आने का कम से कम एक रास्ता बताइए, या वह जगह हटा दीजिए।',
  'Write the language’s short name, such as kn for Kannada or hi for Hindi.':
    'भाषा का छोटा नाम लिखिए, जैसे कन्नड़ के लिए kn या हिन्दी के लिए hi।',
  'Write the address in this language, a line each.': 'इस भाषा में पता लिखिए, एक-एक पंक्ति में।',
  'Tell the way from at least one place, or take all of this off the site.':
    'कम से कम एक जगह से रास्ता बताइए, या यह सब साइट से हटा दीजिए।',
  'Write the words for the driver in at least one language.':
    'ड्राइवर के लिए बात कम से कम एक भाषा में लिखिए।',
  'Enter the hours of the night as well, above the ways to the inn.': 'ऊपर रात के घंटे भी लिखिए।',
  'Enter the colour as six digits after a #, such as #1f3d2f.':
    'रंग # के बाद छह अंकों में लिखिए, जैसे #1f3d2f।',
  'Choose a drawing, SVG or PNG.': 'कोई चित्र चुनिए, SVG या PNG।',
  'Enter the part of the old address after the website’s name, such as /tariff.html: it begins with a / and has no ? or #.':
    'पुराने पते में वेबसाइट के नाम के बाद का हिस्सा लिखिए, जैसे /tariff.html: वह / से शुरू होता है और उसमें ? या # नहीं होता।',
  'Enter the address of a page that you have today, such as /rooms.':
    'ऐसे पेज का पता लिखिए जो आज है, जैसे /rooms।',
  'Enter a whole number such as 200, or two numbers with a / such as 24/7.':
    '200 जैसी पूरी संख्या लिखिए, या 24/7 जैसी दो संख्याएँ बीच में / के साथ।',
  'Enter the telephone number, such as +91 80 0000 0168.': 'फ़ोन नंबर लिखिए, जैसे +91 80 0000 0168।',
  'Enter the telephone number with +91 and digits, such as +91 80 0000 0168.':
    'फ़ोन नंबर +91 और अंकों के साथ लिखिए, जैसे +91 80 0000 0168।',
  'Enter the WhatsApp number, such as +91 80 0000 0168.':
    'WhatsApp नंबर लिखिए, जैसे +91 80 0000 0168।',
  'Enter the WhatsApp number with its country code, such as +91 80 0000 0168.':
    'WhatsApp नंबर देश के कोड के साथ लिखिए, जैसे +91 80 0000 0168।',
  'Enter a whole e-mail address, such as stay@example.com.':
    'पूरा ई-मेल पता लिखिए, जैसे stay@example.com।',
  'Enter the pin code, such as 560068.': 'पिन कोड लिखिए, जैसे 560068।',
  'A pin code has six digits and does not begin with 0, such as 560068.':
    'पिन कोड में छह अंक होते हैं और वह 0 से शुरू नहीं होता, जैसे 560068।',
  'Enter the time zone by its region and city, such as Asia/Kolkata.':
    'समय क्षेत्र इलाक़े और शहर से लिखिए, जैसे Asia/Kolkata।',
  'Enter the latitude as a number, such as 12.9.': 'अक्षांश संख्या में लिखिए, जैसे 12.9।',
  'Enter the longitude as a number, such as 77.6.': 'देशांतर संख्या में लिखिए, जैसे 77.6।',
  'Choose a network. For any other, choose “Another” and say what the link is called.':
    'नेटवर्क चुनिए। कोई और हो तो “कोई और” चुनकर लिंक का नाम बताइए।',
  'Enter what the link is called, such as Our blog.': 'लिंक का नाम लिखिए, जैसे Our blog।',
  'Choose one of the languages.': 'भाषाओं में से कोई एक चुनिए।',
  'English (en) stays among the languages.': 'भाषाओं में अंग्रेज़ी (en) रहती है।',
  'Use small letters, digits and dashes only, such as extra-bed.':
    'सिर्फ़ छोटे अंग्रेज़ी अक्षर, अंक और - लिखिए, जैसे extra-bed।',
  'The page uses this word itself. Choose another, such as extra-bed.':
    'यह शब्द पेज ख़ुद काम में लेता है। दूसरा चुनिए, जैसे extra-bed।',
  'Keep at least one question, or delete the group.': 'कम से कम एक सवाल रखिए, या समूह हटा दीजिए।',
  'Keep at least one group, or take all of this off the site.':
    'कम से कम एक समूह रखिए, या यह सब साइट से हटा दीजिए।',
  'Another question has this short name already. Choose another word.':
    'यह छोटा नाम किसी और सवाल का है। दूसरा शब्द चुनिए।',
  'Enter latitude, then longitude, such as 12.9, 77.63.':
    'पहले अक्षांश, फिर देशांतर लिखिए, जैसे 12.9, 77.63।',
  'Choose left, right, above or below.': 'बाईं, दाईं, ऊपर या नीचे चुनिए।',
  'Choose road, lane, railway or walk.': 'सड़क, गली, रेल लाइन या पैदल रास्ता चुनिए।',
  'Enter the points of the road.': 'सड़क के बिंदु लिखिए।',
  'Enter at least two points: where it begins and where it ends.':
    'कम से कम दो बिंदु लिखिए: कहाँ से शुरू और कहाँ ख़त्म।',
  'Keep the name under 30 characters.': 'नाम 30 अक्षरों के भीतर रखिए।',
  'Draw at least one road, or take all of this off the site.':
    'कम से कम एक सड़क बनाइए, या यह सब साइट से हटा दीजिए।',
  'Name at least one place, or take all of this off the site.':
    'कम से कम एक जगह लिखिए, या यह सब साइट से हटा दीजिए।',
  'Enter the distance in kilometres, such as 4.5.': 'दूरी किलोमीटर में लिखिए, जैसे 4.5।',
  'Enter the minutes by road as a whole number.': 'सड़क से कितने मिनट, पूरी संख्या में लिखिए।',
  'Enter whole rupees, digits only, such as 120, or leave it empty.':
    'पूरे रुपये, सिर्फ़ अंकों में लिखिए, जैसे 120, या ख़ाली छोड़ दीजिए।',
  'Enter the fare as a number above 0, or leave it empty.':
    'किराया 0 से ज़्यादा लिखिए, या ख़ाली छोड़ दीजिए।',
  'Choose yes or no.': 'हाँ या नहीं चुनिए।',
  'Enter whole per cent, digits only: 50 if a ride takes half as long again.':
    'प्रतिशत सिर्फ़ अंकों में लिखिए: डेढ़ गुना समय लगे तो 50।',
  'Enter per cent as a number above 0.': 'प्रतिशत 0 से ज़्यादा लिखिए।',
  'Enter per cent, such as 50 if a ride takes half as long again.':
    'प्रतिशत लिखिए, जैसे डेढ़ गुना समय लगे तो 50।',
  'Choose the day on which the distances were last checked.':
    'वह दिन चुनिए जब दूरियाँ पिछली बार जाँची गईं।',
  'Name at least one category, or leave the list out.': 'कम से कम एक श्रेणी लिखिए, या सूची छोड़ दीजिए।',
  'Name each category once.': 'हर श्रेणी एक ही बार लिखिए।',
  'Write two different times: when these hours begin and when they end.':
    'दो अलग समय लिखिए: कब शुरू और कब ख़त्म।',
  'These hours are partly those of entry [number]: let one end where the other begins.':
    'ये घंटे एंट्री [number] से टकराते हैं: एक जहाँ ख़त्म हो, दूसरा वहीं से शुरू हो।',
  'Choose the [which] day, such as 2026-12-05.': '[which] दिन चुनिए, जैसे 2026-12-05।',
  first: 'पहला',
  last: 'आख़िरी',
  'Keep the line to [count] letters; what is longer goes on the page of the notice.':
    'पंक्ति [count] अक्षरों तक रखिए; जो लंबा है वह सूचना के पेज पर लिखिए।',
  'Choose a last day that is not before the first.': 'आख़िरी दिन पहले दिन से पहले का न हो।',
  'Keep two lines at most: they stand above every page.':
    'ज़्यादा से ज़्यादा दो पंक्तियाँ रखिए: वे हर पेज के ऊपर आती हैं।',
  'Choose two photographs.': 'दो फ़ोटो चुनिए।',
  'Fill in the paragraphs, or the texts for both ways of sending.':
    'पैराग्राफ़ भरिए, या भेजने के दोनों तरीक़ों के लिए लिखिए।',
  'Choose at least one photograph.': 'कम से कम एक फ़ोटो चुनिए।',
  'Choose eight photographs at most: nobody waits for a ninth.':
    'ज़्यादा से ज़्यादा आठ फ़ोटो चुनिए: नौवीं का कोई इंतज़ार नहीं करता।',
  'Mark only one photograph for the night: only one can come first.':
    'रात के लिए एक ही फ़ोटो चुनिए: पहले एक ही आ सकती है।',
  'Enter at least two reasons.': 'कम से कम दो वजहें लिखिए।',
  'Enter six reasons at most: who reads on has made up their mind.':
    'ज़्यादा से ज़्यादा छह वजहें लिखिए: इससे आगे पढ़ने वाला मन बना चुका होता है।',
  'Enter at least two services.': 'कम से कम दो सेवाएँ लिखिए।',
  'Enter eight services at most; the facilities page takes any number.':
    'ज़्यादा से ज़्यादा आठ सेवाएँ लिखिए; सुविधाओं के पेज पर कितनी भी आ सकती हैं।',
  'Keep at least one section.': 'कम से कम एक हिस्सा रखिए।',
  'Keep at least one group.': 'कम से कम एक समूह रखिए।',
  'Enter [what] in metres as a number, such as 1.2, without a unit.':
    '[what] मीटर में, सिर्फ़ संख्या लिखिए, जैसे 1.2।',
  'Enter [what] in metres as a number from 0.': '[what] मीटर में, 0 या ज़्यादा लिखिए।',
  'Enter [what] in metres, not in feet or centimetres: at most [most].':
    '[what] फ़ुट या सेंटीमीटर नहीं, मीटर में लिखिए: ज़्यादा से ज़्यादा [most]।',
  'Enter [what] in metres as a number above 0.': '[what] मीटर में, 0 से ज़्यादा लिखिए।',
  'Enter a width above 0, or leave it empty.': 'चौड़ाई 0 से ज़्यादा लिखिए, या ख़ाली छोड़ दीजिए।',
  'Enter a depth above 0, or leave it empty.': 'गहराई 0 से ज़्यादा लिखिए, या ख़ाली छोड़ दीजिए।',
  'Draw at least the door and a bed.': 'कम से कम दरवाज़ा और एक बेड बनाइए।',
  'Enter the number of beds.': 'बेड की गिनती लिखिए।',
  'Enter how many guests sleep here.': 'यहाँ कितने मेहमान सो सकते हैं, लिखिए।',
  'Enter the number of bathrooms.': 'बाथरूम की गिनती लिखिए।',
  'Choose with or without air conditioning.': '“एसी के साथ” या “बिना एसी” चुनिए।',
  'Enter whole rupees a night, digits only, such as 1500, or leave it empty.':
    'एक रात के पूरे रुपये सिर्फ़ अंकों में लिखिए, जैसे 1500, या ख़ाली छोड़ दीजिए।',
  'Enter rupees a night as a number above 0, or leave it empty.':
    'एक रात के रुपये 0 से ज़्यादा लिखिए, या ख़ाली छोड़ दीजिए।',
  'Enter square metres as a number, such as 14, or leave it empty.':
    'वर्ग मीटर संख्या में लिखिए, जैसे 14, या ख़ाली छोड़ दीजिए।',
  'Enter square metres as a number above 0, or leave it empty.':
    'वर्ग मीटर 0 से ज़्यादा लिखिए, या ख़ाली छोड़ दीजिए।',
  'Keep what is different under 90 characters: it stands in a table.':
    'जो अलग है वह 90 अक्षरों के भीतर लिखिए: वह सूची में आता है।',
  'Name at least four amenities.': 'कम से कम चार सुविधाएँ लिखिए।',
  'Show at least two photos of the room.': 'कमरे की कम से कम दो फ़ोटो दिखाइए।',
  'Enter a whole number: 1 is shown first.': 'पूरी संख्या लिखिए: 1 सबसे पहले दिखता है।',
  'Write a list: each entry begins on a line of its own with a dash and a space.':
    'यहाँ सूची लिखिए: हर एंट्री अलग पंक्ति में, - और एक ख़ाली जगह से शुरू हो।',
  'Write its fields here, each on a line of its own, as in the other files of this kind.':
    'इसके फ़ील्ड यहाँ एक-एक पंक्ति में लिखिए, जैसे ऐसी दूसरी फ़ाइलों में हैं।',
  'Write it as in the other files of this kind.': 'इसे वैसे लिखिए जैसे ऐसी दूसरी फ़ाइलों में है।',
  '[typed] holds text in {braces} that somebody forgot to replace.':
    '[typed] में { } के बीच के शब्द कोई बदलना भूल गया।',
  'A text in [brackets] without quotes is taken for a list.':
    '[brackets] जैसे चौकोर ब्रैकेट वाला लिखा, इनवर्टेड कॉमा के बिना, सूची मान लिया जाता है।',
  'A list stands here.': 'यहाँ सूची है।',
  'There is 1 entry.': '1 एंट्री है।',
  'There are [count] entries.': '[count] एंट्रियाँ हैं।',
  'Several fields stand here.': 'यहाँ कई फ़ील्ड हैं।',
  'The text has 1 character.': 'इसमें 1 अक्षर है।',
  'The text has [count] characters.': 'इसमें [count] अक्षर हैं।',
  '[typed] cannot be used here.': '[typed] यहाँ नहीं लिखा जा सकता।',
  'Use the keyboard’s straight quotation marks, ", in place of “ and ”. [rest]':
    '“ और ” की जगह कीबोर्ड का सीधा चिह्न " लिखिए। [rest]',
  'Put it in "double quotes": "[typed]".': 'इसे "दोहरे इनवर्टेड कॉमा" में लिखिए: "[typed]"।',
  '[typed] is not a field of this place.': '[typed] यहाँ का फ़ील्ड नहीं है।',
  'Otherwise delete the line.': 'नहीं तो पंक्ति मिटा दीजिए।',
  'Delete the line. The fields here are: [names].': 'पंक्ति मिटा दीजिए। यहाँ के फ़ील्ड: [names]।',
};
