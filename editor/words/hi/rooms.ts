import type { Table } from '../translatable.ts';

export const rooms: Table = {
  'Guests see the rooms in this order. A room that you take off the site is kept here and can come back.':
    'मेहमानों को कमरे इसी क्रम में दिखते हैं। साइट से हटाया गया कमरा यहीं रहता है और वापस लाया जा सकता है।',
  'A copy of': 'इसकी नक़ल',
  'Name of the new room': 'नए कमरे का नाम',
  'It begins with the words, the price and the photographs of the copied room. Its address on the site is made from this name.':
    'शुरू में इसमें उसी कमरे की बातें, दाम और फ़ोटो होती हैं जिसकी नक़ल है। साइट पर इसका पता इसी नाम से बनता है।',
  'Add this room': 'यह कमरा जोड़ें',
  'Order on the site': 'साइट पर क्रम',
  'Take off the site': 'साइट से हटाएँ',
  'Not on the site': 'साइट पर नहीं',
  'Put back on the site': 'साइट पर वापस लाएँ',
  '[room] is no longer on the site.': '[room] अब साइट पर नहीं है।',
  '[room] is back on the site.': '[room] फिर साइट पर है।',
  Prices: 'दाम',
  'All prices in one table': 'सारे दाम एक ही सूची में',
  'Type the prices one below the other: Enter and the arrow keys move from room to room. A room without a price says that it is on request.':
    'दाम एक के नीचे एक लिखिए: Enter और तीर वाले बटन अगले कमरे पर ले जाते हैं। जिस कमरे का दाम न हो, वहाँ लिखा आता है कि दाम पूछने पर मिलेगा।',
  Room: 'कमरा',
  'Prices of all rooms': 'सारे कमरों के दाम',
  'Save the prices': 'दाम सेव करें',
  'Everything is saved.': 'सब सेव है।',
  'Not saved yet. What you type is kept.': 'अभी सेव नहीं हुआ। आप जो टाइप करते हैं वह सँभालकर रखा जाता है।',
  'Saved.': 'सेव हो गया।',
  'Not every price was saved: see the rooms that are marked.':
    'सब दाम सेव नहीं हुए: जिन कमरों पर निशान है उन्हें देखिए।',
  'This room was changed elsewhere. Open its form to choose.':
    'यह कमरा कहीं और बदला गया। चुनने के लिए इसका फ़ॉर्म खोलिए।',
  'Something else in this room needs correcting. Open its form.':
    'इस कमरे में कुछ और सुधारना है। इसका फ़ॉर्म खोलिए।',
  'This room could not be saved: [reason]': 'यह कमरा सेव नहीं हो पाया: [reason]',
};
