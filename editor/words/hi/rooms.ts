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
};
