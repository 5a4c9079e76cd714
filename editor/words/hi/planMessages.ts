import type { Table } from '../translatable.ts';

export const planMessages: Table = {
  'the [kind] (entry [number])': '[kind] (एंट्री [number])',
  'The [kind] (entry [number])': '[kind] (एंट्री [number])',
  '[piece] reaches [over] m beyond the end of its wall.':
    '[piece]: अपनी दीवार के सिरे से [over] मीटर आगे निकलता है।',
  'The [wall] wall is [length] m long and the [kind] [width] m wide: write at most [from] after from, or another wall.':
    '[wall] दीवार [length] मीटर लंबी है और [kind] [width] मीटर चौड़ा: दीवार के सिरे से ज़्यादा से ज़्यादा [from] लिखिए, या दूसरी दीवार चुनिए।',
  '[piece] reaches [through] m through the wall opposite its own.':
    '[piece]: सामने की दीवार के [through] मीटर अंदर चला जाता है।',
  'From the [wall] wall to the one opposite it is [across] m: let away and depth together be no more.':
    '[wall] दीवार से सामने वाली तक [across] मीटर है: दीवार से दूरी और गहराई मिलाकर इससे ज़्यादा न हो।',
  'A desk has its chair.': 'मेज़ के साथ उसकी कुर्सी होती है।',
  '[other] stands in [one].': '[other]: इसके ऊपर आता है – [one]।',
  'Move one of them: change its wall, from or away.':
    'एक को खिसकाइए: उसकी दीवार, सिरे से दूरी या दीवार से दूरी बदलिए।',
  '[other] is where [one] is, in the [wall] wall.': '[wall] दीवार में [other] और [one] एक ही जगह हैं।',
  'Move one of them along the wall, or to another wall.':
    'एक को दीवार के साथ खिसकाइए, या दूसरी दीवार पर लगाइए।',
  '[door] opens against [piece].': '[door]: खुलने पर इससे टकराता है – [piece]।',
  '[piece] stands before [door].': '[piece]: इसके सामने खड़ा है – [door]।',
  'Keep the quarter circle of [width] m free that it turns through: move one of them.':
    'जिस चौथाई घेरे ([width] मीटर) में वह घूमता है उसे खाली रखिए: एक को खिसकाइए।',
  'Keep [width] m free before it: move one of them.':
    'उसके सामने [width] मीटर खाली रखिए: एक को खिसकाइए।',
  'Give it the bath’s wall, [wall], and a from between [least] and [most].':
    'उसे बाथरूम की दीवार ([wall]) दीजिए, सिरे से [least] और [most] के बीच।',
  'Add the bath, with its kind, wall and from, or take the door away.':
    'बाथरूम जोड़िए, या दरवाज़ा हटा दीजिए।',
  '[door] leads into no bath.': '[door]: किसी बाथरूम में नहीं जाता।',
  '[bath] has no door.': '[bath]: इसका दरवाज़ा नहीं है।',
  'Add  - kind: bath door  with wall: [wall]  and a from within the bath.':
    'उसी दीवार ([wall]) पर बाथरूम का दरवाज़ा (bath door) जोड़िए, बाथरूम की चौड़ाई के भीतर।',
  '[width] by [depth] m are [area] m², and floorSpace says [floor].':
    '[width] × [depth] मीटर यानी [area] वर्ग मीटर, पर फ़र्श का नाप [floor] लिखा है।',
  'Correct width, depth or floorSpace: they may differ by half a square metre. The bath does not count.':
    'चौड़ाई, लंबाई या नाप सुधारिए: आधे वर्ग मीटर का अंतर चल सकता है। बाथरूम नहीं गिना जाता।',
  'The plan has [beds], and bedCount says [count].':
    'नक़्शे में [beds] हैं, और बेड की गिनती [count] लिखी है।',
  'Draw each bed once, or correct bedCount.': 'हर बेड एक बार बनाइए, या बेड की गिनती सुधारिए।',
  'The beds in the plan are for [guests], and sleeps says [count].':
    'नक़्शे के बेड [guests] के लिए हैं, और सोने वाले [count] लिखे हैं।',
  'A single bed is for one, a queen bed or a double bed for two: correct the beds, or sleeps.':
    'सिंगल बेड एक के लिए, क्वीन या डबल बेड दो के लिए: बेड सुधारिए, या कितने लोग।',
  'The plan has [baths], and baths says [count].':
    'नक़्शे में [baths] हैं, और बाथरूम की गिनती [count] लिखी है।',
  'Draw each bathroom as  - kind: bath  or correct baths.':
    'हर बाथरूम (bath) बनाइए, या गिनती सुधारिए।',
  '[count] bed': '[count] बेड',
  '[count] beds': '[count] बेड',
  '[count] guest': '[count] मेहमान',
  '[count] guests': '[count] मेहमान',
  '[count] bath': '[count] बाथरूम',
  '[count] baths': '[count] बाथरूम',
  'The room has AC, and the plan shows no air conditioner.': 'कमरे में एसी है, पर नक़्शे में एसी नहीं दिखता।',
  'Add  - kind: air conditioner  with its wall and from, or correct climate.':
    'एसी (air conditioner) जोड़िए, या एसी वाला फ़ील्ड सुधारिए।',
  'The room has no AC, and the plan shows an air conditioner.':
    'कमरे में एसी नहीं है, पर नक़्शे में एसी दिखता है।',
  'The room has no AC, and the plan shows no fan.': 'कमरे में एसी नहीं है, और नक़्शे में पंखा भी नहीं दिखता।',
  'Draw the fan,  - kind: fan  with wall, from and away, and no air conditioner; or correct climate.':
    'पंखा (fan) बनाइए, एसी नहीं; या एसी वाला फ़ील्ड सुधारिए।',
  'The plan has no door.': 'नक़्शे में दरवाज़ा नहीं है।',
  'Add  - kind: door  with its wall and from.':
    'दरवाज़ा (door) जोड़िए, उसकी दीवार और सिरे से दूरी के साथ।',
};
