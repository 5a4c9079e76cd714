import type { Table } from '../translatable.ts';

export const syntaxMessages: Table = {
  'There is a second colon in the text of this line.': 'इस पंक्ति में दूसरा : है।',
  'Put the whole text after the first colon in "double quotes".':
    'पहले : के बाद का पूरा टेक्स्ट "दोहरे इनवर्टेड कॉमा" में लिखिए।',
  'A quotation mark is opened and not closed.': 'इनवर्टेड कॉमा खुला है, बंद नहीं हुआ।',
  'Add the missing " at the end of the text.': 'टेक्स्ट के अंत में " जोड़िए।',
  'The text begins with an apostrophe, which opens a quotation that does not end.':
    "टेक्स्ट ' से शुरू होता है; वह बंद न होने वाला कोट बन जाता है।",
  'Put the whole text in "double quotes", or write ’ for the apostrophe.':
    'पूरा टेक्स्ट "दोहरे इनवर्टेड कॉमा" में लिखिए, या \' की जगह ’ लिखिए।',
  'The text goes on after its closing quotation mark.': 'बंद इनवर्टेड कॉमा के बाद भी टेक्स्ट है।',
  "Write “ and ” around the words that are quoted, or put the whole text in 'single quotes'.":
    "कोट किए शब्दों के दोनों ओर “ और ” लगाइए, या पूरा टेक्स्ट 'इकहरे इनवर्टेड कॉमा' में लिखिए।",
  'A bracket is opened and not closed.': 'ब्रैकेट खुला है, बंद नहीं हुआ।',
  'Add the missing ] at the end of the line before.': 'पिछली पंक्ति के अंत में ] जोड़िए।',
  'This field is written twice.': 'यह फ़ील्ड दो बार लिखा है।',
  'Keep one of the two lines and delete the other.': 'दोनों में से एक पंक्ति रखिए और दूसरी मिटा दीजिए।',
  'If a new entry begins here, put a dash and a space before its first line instead.':
    'अगर यहाँ नई एंट्री शुरू होती है, तो उसकी पहली पंक्ति से पहले - और एक ख़ाली जगह लगाइए।',
  'An entry of the list begins here without a dash.': 'सूची की एंट्री यहाँ बिना - के शुरू होती है।',
  'Put a dash and a space before its first field, as in the other entries.':
    'दूसरी एंट्रियों की तरह पहले फ़ील्ड से पहले - और एक ख़ाली जगह लगाइए।',
  'There is no space after the dash.': '- के बाद ख़ाली जगह नहीं है।',
  'Put one space between the dash and the text.': '- और टेक्स्ट के बीच एक ख़ाली जगह लगाइए।',
  'The line does not begin below its neighbours.': 'पंक्ति आस-पास की पंक्तियों की सीध में शुरू नहीं होती।',
  'Give it as many spaces at the start as the lines it belongs with.':
    'शुरू में उतनी ही ख़ाली जगह रखिए जितनी साथ की पंक्तियों में हैं।',
  'The line below is indented further than it should be.': 'नीचे की पंक्ति ज़रूरत से ज़्यादा अंदर है।',
  'Begin it below the first letter of this line.': 'उसे इस पंक्ति के पहले अक्षर के नीचे से शुरू कीजिए।',
  'The line has no colon with a space after it.': 'पंक्ति में : और उसके बाद ख़ाली जगह नहीं है।',
  'Write the field, a colon, a space, then the text, such as  name: Copperpod Inn':
    'फ़ील्ड, :, ख़ाली जगह, फिर टेक्स्ट लिखिए, जैसे  name: Copperpod Inn',
  'A list begins where a field should stand.': 'जहाँ फ़ील्ड होना चाहिए वहाँ सूची शुरू होती है।',
  'Begin the line below the entries it belongs to.': 'पंक्ति को उसकी एंट्रियों के नीचे से शुरू कीजिए।',
  'The line --- begins a second page in the file.': '--- वाली पंक्ति फ़ाइल में दूसरा पन्ना शुरू करती है।',
  'Delete the line.': 'पंक्ति मिटा दीजिए।',
  'There is text in {braces}.': '{ } के बीच टेक्स्ट है।',
  'Replace the braces and what is in them.': '{ } और उसके अंदर का बदल दीजिए।',
  'The line cannot be read.': 'पंक्ति पढ़ी नहीं जा सकती।',
  'The text begins with a *.': 'टेक्स्ट * से शुरू होता है।',
  'Put the whole text in "double quotes".': 'पूरा टेक्स्ट "दोहरे इनवर्टेड कॉमा" में लिखिए।',
  'The line begins with a tab.': 'पंक्ति टैब से शुरू होती है।',
  'Delete the tab and press the space bar instead: as many spaces as the lines beside it.':
    'टैब मिटाइए और स्पेस दबाइए: उतनी बार जितनी पास की पंक्तियों में हैं।',
  '[text] is taken for a comment and left out.': '[text] टिप्पणी मानकर छोड़ दिया गया।',
  'Put the whole text in "double quotes" if it belongs to it; else write the comment on a line of its own above.':
    'अगर वह टेक्स्ट का हिस्सा है तो पूरा टेक्स्ट "दोहरे इनवर्टेड कॉमा" में लिखिए; नहीं तो टिप्पणी ऊपर अलग पंक्ति में लिखिए।',
  'The file is not saved as UTF-8: letters such as ’ or é would be shown as �.':
    'फ़ाइल UTF-8 में सेव नहीं है: ’ या é जैसे अक्षर � दिखेंगे।',
  'Save it again with the encoding UTF-8; Notepad asks for it under Save as.':
    'UTF-8 एन्कोडिंग में फिर सेव कीजिए; Notepad में Save as के नीचे है।',
  'The file is saved as UTF-16 (“Unicode”).': 'फ़ाइल UTF-16 (“Unicode”) में सेव है।',
  'There is a � here: a letter that was lost when the file was saved.':
    'यहाँ � है: फ़ाइल सेव करते समय एक अक्षर खो गया।',
  'Type the letter again in its place.': 'उसकी जगह वह अक्षर फिर टाइप कीजिए।',
};
