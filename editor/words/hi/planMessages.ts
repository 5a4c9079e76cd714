import type { Table } from '../translatable.ts';

export const planMessages: Table = {
  'the [kind] (entry [number])': '[kind] (एंट्री [number])',
  'The [kind] (entry [number])': '[kind] (एंट्री [number])',
  '[piece] reaches [over] m beyond the end of its wall.':
    '[piece]: अपनी दीवार के सिरे से [over] मीटर बाहर तक है।',
  'The [wall] wall is [length] m long and the [kind] [width] m wide: enter at most [from] as “From the end of the wall”, or choose another wall.':
    '[wall] दीवार [length] मीटर लंबी है और [kind] की चौड़ाई [width] मीटर: “दीवार के सिरे से” में ज़्यादा से ज़्यादा [from] लिखिए, या दूसरी दीवार चुनिए।',
  '[piece] reaches [through] m through the wall opposite its own.':
    '[piece]: सामने की दीवार के पार [through] मीटर तक है।',
  'From the [wall] wall to the one opposite it is [across] m: “Away from the wall” and “Depth” together may be no more.':
    '[wall] दीवार से सामने वाली तक [across] मीटर है: “दीवार से दूरी” और “गहराई” मिलाकर इससे ज़्यादा न हों।',
  'A desk takes the room of its chair too.': 'मेज़ के साथ उसकी कुर्सी की जगह भी चाहिए।',
  '[other] stands in [one].': '[other] और [one] एक ही जगह पर हैं।',
  'Move one of them along its wall, away from it or to another wall.':
    'एक को दीवार के साथ खिसकाइए, दीवार से दूर कीजिए, या दूसरी दीवार पर लगाइए।',
  '[other] is where [one] is, in the [wall] wall.': '[wall] दीवार में [other] और [one] एक ही जगह हैं।',
  'Move one of them along the wall, or to another wall.':
    'एक को दीवार के साथ खिसकाइए, या दूसरी दीवार पर लगाइए।',
  '[door] opens against [piece].': '[door]: खुलने पर इससे टकराता है – [piece]।',
  '[piece] stands before [door].': '[piece]: इसके ठीक सामने है – [door]।',
  'Keep the quarter circle of [width] m free that it turns through: move one of them.':
    'जिस चौथाई घेरे ([width] मीटर) में वह घूमता है उसे ख़ाली रखिए: एक को खिसकाइए।',
  'Keep [width] m free before it: move one of them.':
    'उसके सामने [width] मीटर ख़ाली रखिए: एक को खिसकाइए।',
  'Choose the bath’s wall, [wall], and enter [least] to [most] as “From the end of the wall”.':
    'बाथरूम की दीवार ([wall]) चुनिए, और “दीवार के सिरे से” में [least] से [most] लिखिए।',
  'Add the bath, or remove the door.': 'बाथरूम जोड़िए, या दरवाज़ा हटा दीजिए।',
  '[door] leads into no bath.': '[door]: किसी बाथरूम में नहीं जाता।',
  '[bath] has no door.': '[bath]: इसका दरवाज़ा नहीं है।',
  'Add a bath door in the [wall] wall, within the bath’s width.':
    'उसी दीवार ([wall]) पर बाथरूम का दरवाज़ा जोड़िए, बाथरूम की चौड़ाई के भीतर।',
  'The plan of [width] by [depth] m has [area] square metres, and “Floor space” says [floor].':
    '[width] × [depth] मीटर यानी [area] वर्ग मीटर, मगर “फ़र्श का नाप” में [floor] लिखा है।',
  'Correct the plan’s width or depth, or the floor space: they may differ by half a square metre. The bath does not count.':
    'चौड़ाई, लंबाई या नाप सुधारिए: आधे वर्ग मीटर का अंतर चल सकता है। बाथरूम नहीं गिना जाता।',
  'The plan has [beds], and “Number of beds” says [count].':
    'नक़्शे में [beds], मगर “बेड की गिनती” में [count] लिखा है।',
  'Draw each bed once, or correct the number of beds.':
    'हर बेड एक बार बनाइए, या बेड की गिनती सुधारिए।',
  'The beds in the plan are for [guests], and “Sleeps” says [count].':
    'नक़्शे के बेड पर सो सकते हैं: [guests]। मगर “कितने लोग सो सकते हैं” में [count] लिखा है।',
  'A single bed is for one, a queen bed or a double bed for two: correct the beds, or how many guests sleep here.':
    'सिंगल बेड एक के लिए, क्वीन या डबल बेड दो के लिए: बेड सुधारिए, या लोगों की गिनती।',
  'The plan has [baths], and “Number of bathrooms” says [count].':
    'नक़्शे में [baths], मगर “बाथरूम की गिनती” में [count] लिखा है।',
  'Draw each bathroom, or correct the number of bathrooms.': 'हर बाथरूम बनाइए, या गिनती सुधारिए।',
  '[count] bed': '[count] बेड',
  '[count] beds': '[count] बेड',
  '[count] guest': '[count] मेहमान',
  '[count] guests': '[count] मेहमान',
  '[count] bath': '[count] बाथरूम',
  '[count] baths': '[count] बाथरूम',
  'The room has AC, and the plan shows no air conditioner.': 'कमरे में एसी है, पर नक़्शे में एसी नहीं दिखता।',
  'Draw the air conditioner, or choose “Without air conditioning”.':
    'नक़्शे में एसी जोड़िए, या “बिना एसी” चुनिए।',
  'The room has no AC, and the plan shows an air conditioner.':
    'कमरे में एसी नहीं है, पर नक़्शे में एसी दिखता है।',
  'The room has no AC, and the plan shows no fan.': 'कमरे में एसी नहीं है, और नक़्शे में पंखा भी नहीं दिखता।',
  'Draw the fan and no air conditioner, or choose “With air conditioning”.':
    'एसी की जगह पंखा बनाइए, या “एसी के साथ” चुनिए।',
  'The plan has no door.': 'नक़्शे में दरवाज़ा नहीं है।',
  'Add the door.': 'दरवाज़ा जोड़िए।',
};
