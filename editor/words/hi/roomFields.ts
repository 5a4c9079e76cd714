import type { Table } from '../translatable.ts';

export const roomFields: Table = {
  'What guests do not see, by its names. All of it stays saved.':
    'जो मेहमानों को नहीं दिखता, नाम से। सब सँभालकर रखा रहता है।',
  'Name of the room type': 'कमरे की क़िस्म का नाम',
  'Name in two or three words': 'दो-तीन शब्दों में नाम',
  'For narrow lists, such as the foot of the pages; left empty, the name stands there.':
    'पेज के नीचे जैसी तंग सूचियों के लिए; ख़ाली छोड़ने पर पूरा नाम आता है।',
  Beds: 'बेड',
  'Such as "2 single beds".': 'जैसे "2 single beds"।',
  'Number of beds': 'बेड की गिनती',
  Sleeps: 'कितने लोग सो सकते हैं',
  'Number of bathrooms': 'बाथरूम की गिनती',
  'Wi-Fi': 'वाई-फ़ाई',
  'Air conditioning': 'एसी',
  Price: 'दाम',
  'Rupees a night; shown nowhere while it is empty.': 'एक रात के रुपये; ख़ाली हो तो कहीं नहीं दिखता।',
  'Floor space': 'फ़र्श का नाप',
  'Square metres of floor, without the bathroom; the site says square feet as well.':
    'बाथरूम छोड़कर कितने वर्ग मीटर; साइट वर्ग फ़ुट भी बताती है।',
  'Floor plan': 'कमरे का नक़्शा',
  'The room from above, in metres, drawn beside its facts. Best with its door at the bottom.':
    'ऊपर से देखा हुआ कमरा, मीटर में, उसकी जानकारी के पास बनता है। दरवाज़ा नीचे की ओर हो तो अच्छा।',
  'Width of the room': 'कमरे की चौड़ाई',
  'Metres from wall to wall, left to right, without the bathroom.':
    'बाएँ से दाएँ, दीवार से दीवार तक कितने मीटर, बाथरूम छोड़कर।',
  'Depth of the room': 'कमरे की लंबाई',
  'Metres from wall to wall, top to bottom, without the bathroom.':
    'ऊपर से नीचे, दीवार से दीवार तक कितने मीटर, बाथरूम छोड़कर।',
  'What stands in it': 'उसमें क्या-क्या रखा है',
  Piece: 'चीज़',
  What: 'क्या',
  Wall: 'दीवार',
  'Where it stands in the drawing; of a fan, the wall to measure from.':
    'नक़्शे में कहाँ है; पंखा हो तो किस दीवार से नापना है।',
  'From the end of the wall': 'दीवार के सिरे से',
  'Metres from its left end, or from its top end if the wall is at the side.':
    'दीवार के बाएँ सिरे से कितने मीटर; बगल की दीवार हो तो ऊपरी सिरे से।',
  Width: 'चौड़ाई',
  'Metres along the wall; left empty, the usual width.':
    'दीवार के साथ कितने मीटर; ख़ाली छोड़ने पर आम चौड़ाई।',
  Depth: 'गहराई',
  'Metres from the wall into the room (for a bath, outwards); left empty, the usual depth.':
    'दीवार से आगे कितने मीटर, बाथरूम हो तो बाहर की ओर; ख़ाली छोड़ने पर आम नाप।',
  'Away from the wall': 'दीवार से दूरी',
  'Metres between it and the wall; left empty, it stands at the wall.':
    'इसके और दीवार के बीच कितने मीटर; ख़ाली छोड़ने पर दीवार से लगा रहता है।',
  'What is different': 'अलग क्या है',
  'What sets this room apart from the others, for the table that compares them.':
    'यह कमरा दूसरों से किस बात में अलग है, तुलना वाली सूची के लिए।',
  'One or two sentences for the room card': 'कमरे के कार्ड के लिए एक-दो वाक्य',
  'Room page': 'कमरे का पेज',
  'Paragraph of the room page': 'कमरे के पेज का पैराग्राफ़',
  Amenities: 'कमरे की सुविधाएँ',
  Amenity: 'कमरे की सुविधा',
  Icon: 'आइकन',
  'A small drawing beside the words.': 'शब्दों के पास का छोटा चित्र।',
  'The first is on the room’s card.': 'पहली कमरे के कार्ड पर आती है।',
  Photograph: 'फ़ोटो',
  'What the photo shows': 'फ़ोटो में क्या दिखता है',
  'For people who cannot see the photo.': 'उनके लिए जो फ़ोटो देख नहीं सकते।',
  'What matters most in it': 'इसमें सबसे ज़रूरी',
  'Stays in view however the photograph is cropped: per cent from the left, per cent from the top.':
    'फ़ोटो जैसे भी कटे, यह दिखता रहता है: बाईं ओर से प्रतिशत, ऊपर से प्रतिशत।',
  'Place among the rooms': 'कमरों में कौन-सी जगह',
  '1 is shown first.': '1 सबसे पहले दिखता है।',
  'Earlier addresses': 'पहले के पते',
  'Addresses that the room had before; guests are led here.':
    'इस कमरे के पहले के पते; उन पर आए मेहमान यहीं पहुँचते हैं।',
  'Old address': 'पुराना पता',
};
