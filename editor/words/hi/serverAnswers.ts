import type { Table } from '../translatable.ts';

export const serverAnswers: Table = {
  'The computer that runs the editor is full, so nothing was changed. Ask whoever set it up to make room, then try again. What you typed is kept in this browser.':
    'जिस कंप्यूटर पर एडिटर चलता है उसमें जगह नहीं बची, इसलिए कुछ नहीं बदला। जिसने लगाया उससे जगह बनाने को कहिए, फिर कोशिश कीजिए। आपका टाइप किया हुआ इस ब्राउज़र में सँभालकर रखा है।',
  'The editor is not allowed to save on its computer, so nothing was changed. Whoever set it up can put that right. What you typed is kept in this browser.':
    'कंप्यूटर एडिटर को सेव नहीं करने दे रहा, और कुछ नहीं बदला: जिसने लगाया वह ठीक कर सकता है। आपका टाइप किया हुआ इस ब्राउज़र में सँभालकर रखा है।',
  'Something went wrong, and nothing was changed. Try once more; if it happens again, tell whoever set up the editor. What you typed is kept in this browser.':
    'कुछ गड़बड़ हुई, और कुछ नहीं बदला। एक बार फिर कोशिश कीजिए; दोबारा हो तो जिसने एडिटर लगाया उसे बताइए। आपका टाइप किया हुआ इस ब्राउज़र में सँभालकर रखा है।',
  'This is no longer on the site. Reload the page, then choose from the menu.':
    'यह अब साइट पर नहीं है। पेज फिर लोड कीजिए, फिर मेन्यू से चुनिए।',
  'The inn’s words and photographs cannot be found. Whoever set up the computer can bring them back. What you typed is kept.':
    'आपके शब्द और फ़ोटो अपनी जगह पर नहीं हैं: जिसने कंप्यूटर लगाया वह उन्हें वापस ला सकता है। आपका टाइप किया हुआ सँभालकर रखा है।',
  'This was changed somewhere else meanwhile: look at both, then choose what to keep.':
    'इस बीच यह कहीं और बदला गया: दोनों देखिए, फिर चुनिए कि क्या रहे।',
  'The same words were changed again later. Undo that change first, or type the old words yourself.':
    'वही शब्द बाद में फिर बदले गए: पहले वह बदलाव वापस लीजिए, या पुराने शब्द ख़ुद लिखिए।',
  'Other parts of your site rely on this. This would no longer work:':
    'साइट के दूसरे हिस्से इस पर टिके हैं। ये काम नहीं करेंगे:',
  'The old address [address] stays, so that guests who saved it still find you.':
    'पुराना पता [address] बना रहता है, ताकि जिन मेहमानों ने उसे सेव किया वे आपको पा सकें।',
  'The old addresses [address] stay, so that guests who saved them still find you.':
    'पुराने पते ([address]) बने रहते हैं, ताकि जिन मेहमानों ने उन्हें सेव किया वे आपको पा सकें।',
  '[address] has a page of its own today, so it is left out of the old addresses.':
    '[address] का आज अपना पेज है, इसलिए उसे पुराने पतों में नहीं रखा।',
  '[address] have pages of their own today, so they are left out of the old addresses.':
    '[address] के आज अपने पेज हैं, इसलिए उन्हें पुराने पतों में नहीं रखा।',
  'The site does not show [rooms] at the moment, so the guests’ words do not lead there.':
    'साइट अभी [rooms] नहीं दिखाती, इसलिए मेहमानों की बातें वहाँ नहीं ले जातीं।',
  '[room] keeps its place among your rooms.': '[room] कमरों में अपनी जगह पर ही रहता है।',
  '[room] is still off the site: you can put it back under Rooms.':
    '[room] अब भी साइट पर नहीं है: “कमरे” में जाकर उसे वापस ला सकते हैं।',
  'That save is no longer in the history. Reload the page.': 'वह सेव अब नहीं है। पेज फिर लोड कीजिए।',
  'Nothing to restore: everything is already as it was then.':
    'वापस लाने को कुछ नहीं: सब पहले से वैसा ही है जैसा तब था।',
  'There is nothing left to undo: all of it has been changed since.':
    'वापस लेने को कुछ नहीं बचा: उसके बाद सब बदल चुका है।',
  'Nothing was switched off, because something else would stop working:':
    'कुछ बंद नहीं किया गया, क्योंकि कुछ और बिगड़ जाता:',
  '[part] ([file])': '[part] ([file])',
  'A language that nobody has read yet (the inn)': 'एक भाषा जो किसी ने अभी नहीं पढ़ी (आपका होटल)',
  '[count] languages that nobody has read yet (the inn)':
    '[count] भाषाएँ जो किसी ने अभी नहीं पढ़ीं (आपका होटल)',
  '1 sample photograph ([file])': '1 नमूना फ़ोटो ([file])',
  '[count] sample photographs ([file])': '[count] नमूना फ़ोटो ([file])',
  'Across a wide screen': 'चौड़ी स्क्रीन पर',
  'On a phone': 'फ़ोन पर',
  'Tall, beside the words': 'खड़ी, शब्दों के पास',
  'In the arch': 'मेहराब में',
  'Beside the words': 'शब्दों के पास',
  'As the small picture in front': 'आगे की छोटी तस्वीर के रूप में',
  'On the room’s page': 'कमरे के पेज पर',
  'On the room’s card': 'कमरे के कार्ड पर',
  'Beside the guest’s name': 'मेहमान के नाम के पास',
  Landscape: 'चौड़ी',
  Square: 'चौकोर',
  Portrait: 'खड़ी',
  'On the page': 'पेज पर',
  'It is only [width] pixels wide and will look soft; [least] or more look sharp. A photograph sent by WhatsApp is made smaller: use the one from the camera.':
    'यह सिर्फ़ [width] पिक्सेल चौड़ी है और धुँधली दिखेगी; [least] या ज़्यादा साफ़ दिखती है। WhatsApp से भेजी फ़ोटो छोटी हो जाती है: कैमरे वाली लगाइए।',
  'It is a little dark. Taken by day, with the lamps on as well, a room looks as guests will find it.':
    'थोड़ी अँधेरी है। दिन में, बत्तियाँ भी जलाकर खींची फ़ोटो में कमरा वैसा दिखता है जैसा मेहमानों को मिलेगा।',
  'It looks a little blurred: hold the phone against a door frame, or tap on the bed first.':
    'थोड़ी हिली हुई लगती है: फ़ोन को दरवाज़े की चौखट से टिकाकर पकड़िए, या पहले बेड पर टैप कीजिए।',
  'This is a HEIC photo that cannot be read here. On the iPhone, Settings → Camera → Formats → Most Compatible takes JPEG from then on; this one you can send to yourself by e-mail, which makes a JPEG of it.':
    'यह HEIC फ़ोटो है जो यहाँ नहीं पढ़ी जा सकती। आईफ़ोन में Settings → Camera → Formats → Most Compatible चुनने पर आगे से JPEG बनती है; इसे ख़ुद को ई-मेल करने पर JPEG बन जाती है।',
  'This HEIC photo is too large to convert here (more than 25 megapixels). Send it to yourself by e-mail from the phone, which makes a smaller JPEG of it, and upload that.':
    'यह HEIC फ़ोटो बहुत बड़ी है (25 मेगापिक्सेल से ज़्यादा), यहाँ नहीं बदली जा सकती। फ़ोन से ख़ुद को ई-मेल कीजिए: छोटी JPEG बन जाएगी, उसे अपलोड कीजिए।',
  'This is not a photograph that can be used here. Choose a JPEG, PNG, WebP, AVIF or TIFF.':
    'यह यहाँ लगने लायक़ फ़ोटो नहीं है। JPEG, PNG, WebP, AVIF या TIFF चुनिए।',
  'The photograph is damaged or incomplete. Copy it once more from the camera or phone.':
    'फ़ोटो ख़राब या अधूरी है। उसे कैमरे या फ़ोन से फिर कॉपी कीजिए।',
  'It is larger than [count] MB. Choose a smaller copy, and no video.':
    'यह [count] MB से बड़ी है। छोटी नक़ल चुनिए, और वीडियो नहीं।',
  'This photograph is no longer there. Choose another.': 'यह फ़ोटो अब नहीं है। दूसरी चुनिए।',
  'This photograph is used in [files]: choose another there first, then delete it.':
    'यह फ़ोटो [files] में लगी है: पहले वहाँ दूसरी चुनिए, फिर मिटाइए।',
  'This photograph was just chosen in [file], where it is not saved yet: save there, or choose another.':
    'यह फ़ोटो अभी-अभी [file] में चुनी गई है और वहाँ सेव नहीं हुई: वहाँ सेव कीजिए, या दूसरी चुनिए।',
  '[by] has chosen this photograph in [file] and not saved yet: ask them to save or to choose another.':
    '[by] ने यह फ़ोटो [file] में चुनी है और अभी सेव नहीं की: उनसे सेव करने या दूसरी चुनने को कहिए।',
  'This photograph cannot be restored any more: it was restored already, or removed after 30 days.':
    'यह फ़ोटो अब वापस नहीं आ सकती: या तो वापस आ चुकी है, या 30 दिन बाद हट गई।',
  'There is nothing to replace: choose another photograph.': 'बदलने को कुछ नहीं: दूसरी फ़ोटो चुनिए।',
  'A place that shows this photograph was changed in the meantime, so nothing was replaced. Look where it is used now, then replace it again.':
    'जहाँ यह फ़ोटो लगी है वहाँ इस बीच कुछ बदला, इसलिए कुछ नहीं बदला गया: देखिए अब कहाँ लगी है, फिर बदलिए।',
  'This photograph cannot take the place of the other everywhere:':
    'यह फ़ोटो हर जगह दूसरी की जगह नहीं ले सकती:',
  'Name the folder with small letters, digits, - and _ only.':
    'नाम में सिर्फ़ छोटे अंग्रेज़ी अक्षर, अंक, - और _ रखिए।',
  'This drawing is no longer there. Choose another.': 'यह चित्र अब नहीं है। दूसरा चुनिए।',
  'This is not a drawing that can be used here. Choose an SVG or a PNG; whoever drew the logo can save it as one.':
    'यह यहाँ लगने लायक़ चित्र नहीं है। SVG या PNG चुनिए; जिसने लोगो बनाया वह ऐसे सेव कर सकता है।',
  'The drawing is larger than a megabyte; perhaps there is a photograph in it. Ask whoever drew it for a smaller one, or for a PNG.':
    'चित्र एक MB से बड़ा है; शायद उसमें फ़ोटो है। बनाने वाले से छोटा चित्र या PNG माँगिए।',
  'The drawing is damaged or incomplete. Ask whoever drew it for a plain SVG or a PNG.':
    'चित्र ख़राब या अधूरा है। बनाने वाले से सादा SVG या PNG माँगिए।',
  'Nothing is drawn in it. Ask whoever drew the logo for a plain SVG or a PNG.':
    'उसमें कुछ नहीं बना है। लोगो बनाने वाले से सादा SVG या PNG माँगिए।',
  'A part of it would have come from another website and was taken out. See whether the logo is still complete.':
    'उसका एक हिस्सा दूसरी वेबसाइट से आता, उसे निकाल दिया। देखिए कि लोगो अब भी पूरा है या नहीं।',
  'It has a background of its own and looks like a box at the top of each page. One with a transparent background looks better.':
    'उसका अपना बैकग्राउंड है और वह हर पेज के ऊपर डिब्बे जैसा दिखता है। पारदर्शी बैकग्राउंड वाला बेहतर दिखता है।',
  'It is too wide for the small square in a browser’s tab, so the tab shows [letter], the first letter of the name.':
    'ब्राउज़र के टैब के छोटे चौकोर के लिए यह ज़्यादा चौड़ा है, इसलिए टैब नाम का पहला अक्षर [letter] दिखाता है।',
  'This room is no longer there. Reload the page.': 'यह कमरा अब नहीं है। पेज फिर लोड कीजिए।',
  'There is another room called [room]. Give one of the two another name first.':
    '[room] नाम का एक और कमरा है। पहले दोनों में से एक को दूसरा नाम दीजिए।',
  'The site shows at least one room. Add another first, then take this one off the site.':
    'साइट पर कम से कम एक कमरा रहता है। पहले दूसरा जोड़िए, फिर इसे साइट से हटाइए।',
  'Nothing was changed, because something else on your site would stop working:':
    'कुछ बदला नहीं गया, क्योंकि आपकी साइट पर कुछ और बिगड़ जाता:',
  'Check that everything is ready for guests': 'देखना कि मेहमानों के लिए सब तैयार है',
  'Build the site': 'साइट बनाना',
  'Send to your host': 'होस्टिंग को भेजना',
  'Send it to your host': 'होस्टिंग को भेजना',
  'Show it': 'दिखाना',
  'The site is being published already: follow its steps.':
    'साइट पहले से प्रकाशित हो रही है: उसके चरण देखिए।',
  'The site does not run on this computer at the moment, so it cannot show your changes. Whoever set up the computer can start it, or you choose another way under “Going live”.':
    'साइट अभी इस कंप्यूटर पर नहीं चल रही, इसलिए आपके बदलाव नहीं दिखा सकती। जिसने कंप्यूटर लगाया वह उसे चालू कर सकता है, या “मेहमानों के लिए खोलना” में दूसरा तरीक़ा चुनिए।',
  'The site that runs on this computer shows other words than those you are editing, so it cannot show your changes. Whoever set up the computer can put that right.':
    'इस कंप्यूटर की साइट वे शब्द नहीं दिखाती जो आप बदल रहे हैं, इसलिए आपके बदलाव नहीं दिखा सकती। जिसने कंप्यूटर लगाया वह ठीक कर सकता है।',
  'The site that runs on this computer was started with other settings, so it would not show what you publish. It takes over the new ones when it restarts; wait a minute, then publish once more.':
    'इस कंप्यूटर की साइट दूसरी सेटिंग के साथ चालू हुई थी, इसलिए आपका प्रकाशित किया नहीं दिखाएगी। दोबारा चालू होने पर वह नई ले लेती है; एक मिनट रुककर फिर प्रकाशित कीजिए।',
  'The editor was restarted in the meantime. Look at the site, then publish once more.':
    'इस बीच एडिटर दोबारा चालू हुआ: साइट देखिए, फिर प्रकाशित कीजिए।',
  '1 thing is not ready for guests. The first: [rest]':
    '1 बात मेहमानों के लिए तैयार नहीं है। पहली: [rest]',
  '[count] things are not ready for guests. The first: [rest]':
    '[count] बातें मेहमानों के लिए तैयार नहीं हैं। पहली: [rest]',
  'The site could not be sent to where it is shown. The card has the reason for whoever set this up; publish again once it is put right.':
    'साइट वहाँ नहीं भेजी जा सकी जहाँ वह दिखती है। एडिटर लगाने वाले को कार्ड में वजह मिलेगी; ठीक हो जाने पर फिर प्रकाशित कीजिए।',
  'The computer that runs the editor is full. Ask whoever set it up to make room, then publish once more.':
    'जिस कंप्यूटर पर एडिटर चलता है उसमें जगह नहीं बची। जिसने लगाया उससे जगह बनाने को कहिए, फिर प्रकाशित कीजिए।',
  'The site was built, but does not show it yet. Look at the site in a few minutes; if it is still the old one, send the card to whoever set up the computer.':
    'साइट बन गई, मगर अभी दिखती नहीं। कुछ मिनट में साइट देखिए; अगर अब भी पुरानी हो, तो कार्ड उसे भेजिए जिसने कंप्यूटर लगाया।',
  'Your words and photographs are not connected to a host yet. Whoever set this up can connect them once: the card says how.':
    'आपके शब्द और फ़ोटो अभी किसी होस्टिंग से नहीं जुड़े हैं। एडिटर लगाने वाला एक बार जोड़ सकता है: कार्ड में लिखा है कैसे।',
  'It is not set yet where your changes are sent. Whoever set this up can set it once: the card says how.':
    'अभी नहीं मालूम कि बदलाव किस होस्टिंग को जाएँ। एडिटर लगाने वाला एक बार बता सकता है: कार्ड में लिखा है कैसे।',
  'Somebody else has sent changes to your host in the meantime. Whoever set this up can combine both: the card says how.':
    'इस बीच किसी और ने आपकी होस्टिंग को बदलाव भेजे। एडिटर लगाने वाला दोनों को मिला सकता है: कार्ड में लिखा है कैसे।',
  'Your host needs a name with each change, and none is set. Whoever set this up can set it once: the card says how.':
    'आपकी होस्टिंग हर बदलाव के साथ नाम चाहती है, और कोई सेट नहीं है। एडिटर लगाने वाला एक बार सेट कर सकता है: कार्ड में लिखा है कैसे।',
  'Your host refused this computer’s changes. Whoever set this up can let it in again: the card says how.':
    'आपकी होस्टिंग ने इस कंप्यूटर को अंदर नहीं आने दिया। एडिटर लगाने वाला उसे फिर अंदर आने दे सकता है: कार्ड में लिखा है कैसे।',
  'Your host stopped answering. Publish once more; if it happens again, send the card to whoever set this up.':
    'आपकी होस्टिंग ने जवाब देना बंद कर दिया। फिर प्रकाशित कीजिए; दोबारा हो तो यह कार्ड एडिटर लगाने वाले को भेजिए।',
  'Another program is busy with your words and photographs. Wait a minute, then publish once more; if it happens again, send the card to whoever set this up.':
    'दूसरा प्रोग्राम आपके शब्दों और फ़ोटो पर काम कर रहा है। एक मिनट रुककर फिर प्रकाशित कीजिए; दोबारा हो तो यह कार्ड एडिटर लगाने वाले को भेजिए।',
  'Somebody else has changed the site’s words meanwhile: look at the pages, then publish once more.':
    'इस बीच किसी और ने साइट के शब्द बदल दिए: पेज देखिए, फिर प्रकाशित कीजिए।',
  'Somebody began to combine two versions of the site and has not finished. Whoever set this up can finish it: the card says how.':
    'किसी ने साइट के दो रूपों को मिलाना शुरू किया और पूरा नहीं किया। एडिटर लगाने वाला पूरा कर सकता है: कार्ड में लिखा है कैसे।',
  'A program that sends changes to your host is missing on this computer. Whoever set this up can install it.':
    'होस्टिंग को बदलाव भेजने वाला प्रोग्राम इस कंप्यूटर पर नहीं है। एडिटर लगाने वाला उसे लगा सकता है।',
  'Your host could not be reached. Check that this computer is on the internet, then publish once more.':
    'होस्टिंग तक नहीं पहुँच पाए: देखिए कि इस कंप्यूटर पर इंटरनेट है या नहीं, फिर प्रकाशित कीजिए।',
  'Your host did not take the changes. The card has the reason for whoever set this up.':
    'होस्टिंग ने बदलाव नहीं लिए। एडिटर लगाने वाले को कार्ड में वजह मिलेगी।',
  'There is nothing here: go back to the editor.': 'यहाँ कुछ नहीं है: एडिटर पर लौटिए।',
  'This drawing is saved in a way that is not safe to open. Ask whoever drew it for a plain SVG (in Illustrator, without “Preserve Illustrator Editing Capabilities”) or a PNG.':
    'यह चित्र ऐसे सेव है कि उसे खोलना सुरक्षित नहीं। बनाने वाले से सादा SVG (Illustrator में “Preserve Illustrator Editing Capabilities” के बिना) या PNG माँगिए।',
  'Something in it that could run on your guests’ devices was taken out: a logo does not need it.':
    'उसमें कुछ था जो मेहमानों के डिवाइस पर चल सकता था, उसे निकाल दिया: लोगो को उसकी ज़रूरत नहीं।',
  'Its letters may look different on other devices. Ask whoever drew it to turn them into outlines.':
    'दूसरे डिवाइस पर इसके अक्षर अलग दिख सकते हैं। बनाने वाले से कहिए कि उन्हें outlines बना दे।',
  'Your words and photographs are not connected to your host properly. Whoever set this up can put that right: the card says how.':
    'आपके शब्द और फ़ोटो होस्टिंग से ठीक से नहीं जुड़े हैं। एडिटर लगाने वाला ठीक कर सकता है: कार्ड में लिखा है कैसे।',
  'This photograph has more than 110 megapixels, too many to open here. Set the camera to its usual size, or choose a smaller copy.':
    'इस फ़ोटो में 110 मेगापिक्सेल से ज़्यादा हैं, यहाँ नहीं खुल सकती। कैमरे को आम आकार पर रखिए, या छोटी नक़ल चुनिए।',
  'This is no longer there. Reload the page to see what there is now.':
    'यह अब नहीं है। अब क्या है, देखने के लिए पेज फिर खोलिए।',
  'This cannot be read just now: somebody changed it outside the editor. Reload the page to go back to how it was.':
    'यह अभी पढ़ा नहीं जा सकता: किसी ने इसे एडिटर के बाहर बदला है। पहले जैसा करने के लिए पेज फिर खोलिए।',
  'This cannot be changed here. Whoever set up the editor can change it.':
    'यह यहाँ बदला नहीं जा सकता। जिन्होंने एडिटर सेट किया, वे बदल सकते हैं।',
  'Something else is being saved just now: try again in a moment.':
    'अभी कुछ और सेव हो रहा है: थोड़ी देर में फिर कोशिश कीजिए।',
  'That is too much at once: save in smaller steps.':
    'एक साथ बहुत ज़्यादा हो गया: थोड़ा-थोड़ा करके सेव कीजिए।',
  'The editor did not understand this: reload its page.':
    'एडिटर इसे नहीं समझ पाया: उसका पेज फिर लोड कीजिए।',
  'Something here must be corrected before it can be saved.': 'सेव करने से पहले यहाँ कुछ सुधारना होगा।',
};
