import type { Table } from '../translatable.ts';

export const prices: Table = {
  Prices: 'दाम',
  'All prices in one table': 'सारे दाम एक ही सूची में',
  'Type the prices one below the other: Enter and the arrow keys move from room to room. A room without a price says that it is on request.':
    'दाम एक के नीचे एक लिखिए: Enter और तीर वाले बटन अगले कमरे पर ले जाते हैं। जिस कमरे का दाम न हो, वहाँ “पूछकर जानें” लिखा आता है।',
  Room: 'कमरा',
  'Prices of all rooms': 'सारे कमरों के दाम',
  'Save the prices': 'दाम सेव करें',
  'Everything is saved.': 'सब सेव है।',
  'Not saved yet. What you type is kept.': 'अभी सेव नहीं हुआ। आप जो टाइप करते हैं वह सँभालकर रखा जाता है।',
  'Saved.': 'सेव हो गया।',
  'One room could not be saved: correct the price that is marked.':
    'एक कमरा सेव नहीं हो पाया: जिस दाम पर निशान है उसे सुधारिए।',
  'This room was changed elsewhere. Open its form to choose.':
    'यह कमरा कहीं और बदला गया। चुनने के लिए इसका फ़ॉर्म खोलिए।',
  'Something else in this room needs correcting. Open its form.':
    'इस कमरे में कुछ और सुधारना है। इसका फ़ॉर्म खोलिए।',
  'This room could not be saved: [reason]': 'यह कमरा सेव नहीं हो पाया: [reason]',
};
