import type { Table } from '../translatable.ts';

export const contentMessages: Table = {
  '[page] has no group [group].': '[page]: [group] नाम का समूह नहीं है।',
  'Choose one of its headings: [names].': 'उसके शीर्षकों में से कोई एक चुनिए: [names]।',
  'No facility is in the group [group], so it is not shown.':
    '[group] समूह में कोई सुविधा नहीं है, इसलिए वह नहीं दिखता।',
  'Choose this group for a facility in [file], or remove the group.':
    '[file] में किसी सुविधा के लिए यह समूह चुनिए, या समूह हटा दीजिए।',
  'The number [number] belongs to [owner] already.': 'नंबर [number] पहले से यहाँ है: [owner]।',
  'Give each its own number. The next free one is [free].':
    'हर एक को अपना नंबर दीजिए। अगला ख़ाली नंबर [free] है।',
  'entry [number]': 'एंट्री [number]',
  '[text] stands in [file] as well.': '[text] यहाँ भी लिखा है: [file]।',
  'Give each room its own words, so that guests can tell them apart.':
    'हर कमरे के लिए अलग शब्द लिखिए, ताकि मेहमान फ़र्क़ समझ सकें।',
  'Choose another room, or leave it empty.': 'दूसरा कमरा चुनिए, या ख़ाली छोड़ दीजिए।',
  'There is no room [room].': '[room] नाम का कोई कमरा नहीं है।',
  'These are [count] words, more than can be read in the three seconds until the next guest’s.':
    'ये [count] शब्द हैं; अगले मेहमान की बात आने तक के तीन सेकंड में पढ़े नहीं जाते।',
  'Keep the sentence that nobody else could have said: 20 to 25 words.':
    'वही वाक्य रखिए जो कोई और नहीं कह सकता था: 20 से 25 शब्द।',
  'There is no room.': 'एक भी कमरा नहीं है।',
  'Keep at least one room file, such as rooms/Deluxe_Double_AC_Room.yaml.': 'कम से कम एक कमरा रखिए।',
  'The file is missing.': 'यह फ़ाइल मौजूद नहीं है।',
  'Copy the sample’s, [file] of the project, and make it true of your inn.':
    'नमूने की फ़ाइल [file] की नक़ल बनाइए, और उसे अपने यहाँ के हिसाब से सच कीजिए।',
  'Bring it back, from a copy or from the history of the site.':
    'उसे किसी नक़ल से या पुराने सेव से वापस लाइए।',
  'The site does not read this file.': 'साइट यह फ़ाइल नहीं पढ़ती।',
  'The site does not read this file: the editor has put .txt after its name.':
    'साइट यह फ़ाइल नहीं पढ़ती: इसके नाम के पीछे .txt लग गया है।',
  'Name it [name] if it should be shown, or delete it.':
    'दिखाना हो तो इसका नाम [name] रखिए, नहीं तो मिटा दीजिए।',
  'Delete it, or keep it elsewhere.': 'मिटा दीजिए, या कहीं और रखिए।',
  'The file name is the address of the room, and this one cannot be an address.':
    'फ़ाइल का नाम ही कमरे का पता है, और यह पता नहीं बन सकता।',
  'Use letters, digits, - and _ only, such as [name].':
    'सिर्फ़ अंग्रेज़ी अक्षर, अंक, - और _ लिखिए, जैसे [name]।',
  'The file name differs from [name] in capitals only.':
    'फ़ाइल का नाम [name] से सिर्फ़ बड़े अक्षरों में अलग है।',
  'Give one of the two rooms another file name.': 'दोनों में से एक कमरे की फ़ाइल को दूसरा नाम दीजिए।',
  'The address [address] belongs to another page.': 'पता [address] किसी और पेज का है।',
  'Give the file another name, such as [name].': 'फ़ाइल को दूसरा नाम दीजिए, जैसे [name]।',
  'Write [placeholder] in its place.': 'उसकी जगह [placeholder] लिखिए।',
  '[placeholder] stands for the name, so the name cannot hold it.':
    '[placeholder] का मतलब नाम है, इसलिए नाम में वह नहीं आ सकता।',
  'Write the name of the inn itself.': 'होटल का अपना नाम लिखिए।',
  'The name has [count] letters; more than [most] fill three lines or more at the top of a small phone.':
    'नाम में [count] अक्षर हैं; [most] से ज़्यादा हों तो छोटे फ़ोन की स्क्रीन पर ऊपर तीन या ज़्यादा पंक्तियाँ भर जाती हैं।',
  'Look at the site on a phone. If the header is too high there, write a shorter name.':
    'फ़ोन पर साइट देखिए। अगर ऊपर का हिस्सा बहुत ऊँचा हो, तो छोटा नाम लिखिए।',
  '[alt] does not say the name of the inn, [name].': '[alt] में होटल का नाम [name] नहीं है।',
  'Write [placeholder] where the name belongs.': 'जहाँ नाम आना है वहाँ [placeholder] लिखिए।',
  'Also in line [lines].': 'इन पंक्तियों में भी: [lines]।',
  '[name] is typed out and will stay when the name in [file] changes.':
    '[name] सीधे लिखा है; [file] में नाम बदलने पर भी यह वैसा ही रहेगा।',
  '[pin] is typed out and will stay when the pin code in [file] changes.':
    '[pin] सीधे लिखा है; [file] में पिन कोड बदलने पर भी यह वैसा ही रहेगा।',
  'Latitude and longitude are the wrong way round.': 'अक्षांश और देशांतर उलटे लिखे हैं।',
  'Enter [longitude] as latitude and [latitude] as longitude.':
    'अक्षांश [longitude] और देशांतर [latitude] लिखिए।',
  'The map would show a place outside India: [place].': 'नक़्शा भारत से बाहर की जगह दिखाएगा: [place]।',
  'Touch and hold the inn’s door in a maps app: the first number is the latitude, the second the longitude.':
    'मैप ऐप में होटल के दरवाज़े पर देर तक दबाइए: पहली संख्या अक्षांश है, दूसरी देशांतर।',
  '[ratio] to 1': '[ratio] : 1',
  'Choose a pale colour as ground and a dark one as ink: photographs and print are made for that.':
    'बैकग्राउंड के लिए हल्का और स्याही के लिए गहरा रंग चुनिए: फ़ोटो और छपाई उसी के लिए बनी हैं।',
  'The ground is darker than the ink.': 'बैकग्राउंड स्याही से गहरा है।',
  '[what]: hard to see. The contrast is [ratio] to 1, and [needs] to 1 is needed.':
    '[what]: साफ़ नहीं दिखता; अंतर [ratio] है, [needs] चाहिए।',
  'The nearest colour that works is  [which]: "[colour]"':
    'साफ़ दिखने वाला सबसे पास का रंग  [which]: "[colour]"',
  'Change ground or ink as well: no [which] is easy to see on these two.':
    'बैकग्राउंड या स्याही भी बदलिए; इन दोनों पर कोई [which] रंग साफ़ नहीं दिखता।',
  'Choose the drawing again.': 'चित्र फिर से चुनिए।',
  'The logo [name] is not there any more.': 'लोगो [name] अब नहीं है।',
  'Choose an SVG, or a PNG that is at least [height] pixels high.':
    'SVG चुनिए, या कम से कम [height] पिक्सेल ऊँचा PNG।',
  'The logo is [height] pixels high and will look soft.':
    'लोगो [height] पिक्सेल ऊँचा है और धुँधला दिखेगा।',
  'The logo can hardly be seen on the dark header: [ratio] to 1, where [needs] to 1 is needed.':
    'गहरे ऊपरी हिस्से पर लोगो मुश्किल से दिखता है: अंतर [ratio] है, [needs] चाहिए।',
  'Use a pale logo on a transparent background.': 'पारदर्शी बैकग्राउंड पर हल्के रंग का लोगो लगाइए।',
  '[name] cannot be read as a drawing.': '[name] चित्र के रूप में नहीं पढ़ा जा सकता।',
  'Save it again as plain SVG or as PNG.': 'उसे सादे SVG या PNG के रूप में फिर सेव कीजिए।',
  'Text on the ground': 'बैकग्राउंड पर टेक्स्ट',
  'Quiet text on the ground': 'बैकग्राउंड पर हल्का टेक्स्ट',
  'Headings on the ground': 'बैकग्राउंड पर शीर्षक',
  'Pale words on the dark bands': 'गहरी पट्टियों पर हल्के शब्द',
  'Quiet pale words on the dark bands': 'गहरी पट्टियों पर मद्धम हल्के शब्द',
  'Edges of fields and buttons': 'फ़ील्ड और बटनों के किनारे',
  'Links on the ground': 'बैकग्राउंड पर लिंक',
  'Icons and lines on the ground': 'बैकग्राउंड पर आइकन और रेखाएँ',
  'Lines on the dark bands': 'गहरी पट्टियों पर रेखाएँ',
  'Words on the buttons that get in touch': 'संपर्क वाले बटनों पर शब्द',
  'The ring around what is chosen on the dark bands': 'गहरी पट्टियों पर चुने हुए के चारों ओर का घेरा',
  'What a form says is wrong': 'फ़ॉर्म जो ग़लत बताता है',
  'The last day is past, so guests no longer see this line.':
    'आख़िरी दिन बीत गया, इसलिए मेहमानों को यह पंक्ति अब नहीं दिखती।',
  'Delete the line, or give it new days.': 'पंक्ति हटा दीजिए, या उसे नए दिन दीजिए।',
  'This is an iPhone’s HEIC photo, whatever its name says, and browsers cannot show it.':
    'नाम जो भी हो, यह आईफ़ोन की HEIC फ़ोटो है, और ब्राउज़र इसे नहीं दिखा सकते।',
  'Export it as JPEG and choose that in its place. On the iPhone, Settings → Camera → Formats → Most Compatible takes JPEG from then on.':
    'उसे खोलकर JPEG के रूप में सेव कीजिए और उसकी जगह लगाइए। आईफ़ोन में Settings → Camera → Formats → Most Compatible चुनने पर आगे से JPEG बनती है।',
  'This is neither JPEG nor PNG nor WebP, whatever its name says.':
    'नाम जो भी हो, यह न JPEG है, न PNG, न WebP।',
  'Export it as JPEG and choose that in its place.':
    'उसे खोलकर JPEG के रूप में सेव कीजिए और उसकी जगह लगाइए।',
  'The photo is damaged or cut off: only a part of it can be read.':
    'फ़ोटो ख़राब या अधूरी है: उसका एक हिस्सा ही पढ़ा जा सकता है।',
  'Copy it once more from the camera or phone, and choose that in its place.':
    'उसे कैमरे या फ़ोन से फिर कॉपी करके इसकी जगह लगाइए।',
  'This cannot be opened as a photo.': 'यह फ़ाइल फ़ोटो के रूप में नहीं खुलती।',
  'Save the photo again as JPEG and choose that in its place.':
    'फ़ोटो फिर JPEG के रूप में सेव करके इसकी जगह लगाइए।',
  'The photo is [width] pixels wide and will look soft.':
    'फ़ोटो [width] पिक्सेल चौड़ी है और धुँधली दिखेगी।',
  'Choose one that is at least [width] pixels wide, straight from the camera.':
    'सीधे कैमरे से, कम से कम [width] पिक्सेल चौड़ी फ़ोटो लीजिए।',
  'The photograph [photo] is not in [folder].': 'फ़ोटो [photo] यहाँ नहीं है: [folder]।',
  'Otherwise choose another photograph.': 'नहीं तो दूसरी फ़ोटो चुनिए।',
  'Choose another photograph.': 'दूसरी फ़ोटो चुनिए।',
  'No page shows this photo.': 'कोई पेज यह फ़ोटो नहीं दिखाता।',
  'Show it in a room or in the gallery, or delete it.':
    'उसे किसी कमरे या गैलरी में लगाइए, या मिटा दीजिए।',
  '[address] is an old address itself, so guests would be led on, or round in a circle.':
    '[address] ख़ुद पुराना पता है; मेहमान आगे भेजे जाएँगे, या गोल-गोल घूमेंगे।',
  'There is no page [page].': '[page] नाम का कोई पेज नहीं है।',
  'Enter the address of a page that you have today, such as [page].':
    'ऐसे पेज का पता लिखिए जो आज है, जैसे [page]।',
  'another page': 'कोई और पेज',
  'the site itself': 'ख़ुद साइट',
  'The address [address] is in use today: it belongs to [page].':
    'पता [address] आज काम में है: वह इसका है – [page]।',
  'Name only addresses that no page has any longer.': 'सिर्फ़ वे पते लिखिए जो अब किसी पेज के नहीं हैं।',
  'The old address [address] is named in [owner] already.':
    'पुराना पता [address] पहले से यहाँ है: [owner]।',
  'Keep it in one place only: where a guest who asks for it should be led.':
    'उसे एक ही जगह रखिए: जहाँ उसे माँगने वाला मेहमान जाए।',
  'Write one of [names], or take the brackets out.': '[names] में से कोई एक लिखिए, या ब्रैकेट हटा दीजिए।',
  'Guests would read [slot] as it stands: nothing is filled in there.':
    'मेहमान [slot] ज्यों का त्यों पढ़ेंगे: वहाँ कुछ नहीं भरा जाता।',
  'The text has [count] characters; this place is made for [usual] or fewer.':
    'इसमें [count] अक्षर हैं; यह जगह [usual] या कम के लिए है।',
  'Shorten it, or look at the page on a phone before you publish it.':
    'छोटा कीजिए, या प्रकाशित करने से पहले फ़ोन पर पेज देखिए।',
  'The photograph [photo] is not there any more.': 'फ़ोटो [photo] अब नहीं है।',
  'List the inn’s pages, or write  social: []  if it has none.':
    'अपने सोशल पेज लिखिए, या न हों तो  social: []',
  'List the languages of this website, such as [en, kn, hi]. What you speak at the desk is in “spoken”.':
    'इस वेबसाइट की भाषाएँ लिखिए, जैसे [en, kn, hi]। रिसेप्शन पर बोली जाने वाली “spoken” में हैं।',
  'List the old addresses, each as  - from: /tariff.html  with  to: /rooms  below it.':
    'पुराने पते लिखिए, हर एक  - from: /tariff.html, उसके नीचे  to: /rooms।',
  'List what stands in the room: begin each with  - kind:':
    'कमरे में क्या-क्या है लिखिए: हर एक  - kind: से शुरू',
};
