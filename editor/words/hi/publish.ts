import type { Table } from '../translatable.ts';

export const publish: Table = {
  Publish: 'प्रकाशित करें',
  '1 change that guests do not see yet': '1 बदलाव जो मेहमानों को अभी नहीं दिखता',
  '[count] changes that guests do not see yet': '[count] बदलाव जो मेहमानों को अभी नहीं दिखते',
  'What will change on the site': 'साइट पर क्या बदलेगा',
  'Nothing has changed since you last published.': 'पिछली बार प्रकाशित करने के बाद कुछ नहीं बदला।',
  'Not saved yet, so not published: [forms]. Open them and save first.':
    'अभी सेव नहीं हुआ, इसलिए प्रकाशित नहीं होगा: [forms]। पहले इन्हें खोलकर सेव कीजिए।',
  'Publish now': 'अभी प्रकाशित करें',
  'Publish anyway': 'फिर भी प्रकाशित करें',
  'Not ready for guests yet': 'मेहमानों के लिए अभी तैयार नहीं',
  'Your changes are sent to your host, which builds the site. That takes a few minutes.':
    'आपके बदलाव होस्टिंग को भेजे जाते हैं, जो साइट बनाती है। इसमें कुछ मिनट लगते हैं।',
  'The site is built here and sent to your host.': 'साइट यहाँ बनती है और होस्टिंग को भेजी जाती है।',
  'The site is built here, and guests see it at once.':
    'साइट यहीं बनती है, और मेहमानों को तुरंत दिखती है।',
  Steps: 'चरण',
  waiting: 'बाक़ी है',
  'in progress': 'चल रहा है',
  done: 'हो गया',
  failed: 'नहीं हुआ',
  'Published. The site shows your changes.': 'प्रकाशित हो गया। आपके बदलाव साइट पर दिख रहे हैं।',
  'Sent to your host. It needs a few minutes.': 'होस्टिंग को भेज दिया। उसे कुछ मिनट लगेंगे।',
  'Your host does not show it yet. Look at your account there: it says how far it has come, or what went wrong.':
    'आपकी होस्टिंग अभी इसे नहीं दिखा रही। वहाँ अपना अकाउंट देखिए: उसमें लिखा है कि काम कहाँ तक पहुँचा या क्या गड़बड़ हुई।',
  'Sent to your host.': 'होस्टिंग को भेज दिया।',
  'Your site does not show it yet. Look again in a while; if nothing changes, ask whoever set up publishing.':
    'आपकी साइट अभी इसे नहीं दिखा रही। थोड़ी देर में फिर देखिए; अगर कुछ न बदले, तो जिसने प्रकाशन सेट किया उससे पूछिए।',
  'You will read here when the site shows your changes.':
    'जब साइट पर आपके बदलाव दिखने लगेंगे, यहाँ लिखा आएगा।',
  'Look at your site in a while to see it.': 'थोड़ी देर में अपनी साइट देखिए, दिख जाएगा।',
  'Look at the site': 'साइट देखें',
  'This was not published. The site is as it was.': 'यह प्रकाशित नहीं हुआ। साइट पहले जैसी ही है।',
  'It is not certain what guests see: look at the site.':
    'पक्का नहीं कि मेहमानों को क्या दिख रहा है: साइट देखिए।',
};
