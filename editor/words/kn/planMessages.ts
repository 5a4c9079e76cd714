import type { Table } from '../translatable.ts';

export const planMessages: Table = {
  'the [kind] (entry [number])': '[kind] ([number]ನೇ ಎಂಟ್ರಿ)',
  'The [kind] (entry [number])': '[kind] ([number]ನೇ ಎಂಟ್ರಿ)',
  '[piece] reaches [over] m beyond the end of its wall.':
    '[piece]: ಗೋಡೆಯ ತುದಿಗಿಂತ [over] ಮೀ. ಹೊರಗೆ ಹೋಗುತ್ತದೆ.',
  'The [wall] wall is [length] m long and the [kind] [width] m wide: enter at most [from] as “From the end of the wall”, or choose another wall.':
    '[wall] ಗೋಡೆ [length] ಮೀ. ಉದ್ದ, [kind] [width] ಮೀ. ಅಗಲ: “ಗೋಡೆಯ ತುದಿಯಿಂದ” ಎಂಬಲ್ಲಿ ಹೆಚ್ಚೆಂದರೆ [from] ಬರೆಯಿರಿ, ಅಥವಾ ಬೇರೆ ಗೋಡೆ ಆರಿಸಿ.',
  '[piece] reaches [through] m through the wall opposite its own.':
    '[piece]: ಎದುರು ಗೋಡೆಯೊಳಗೆ [through] ಮೀ. ಹೋಗುತ್ತದೆ.',
  'From the [wall] wall to the one opposite it is [across] m: “Away from the wall” and “Depth” together may be no more.':
    '[wall] ಗೋಡೆಯಿಂದ ಎದುರು ಗೋಡೆಗೆ [across] ಮೀ.: “ಗೋಡೆಯಿಂದ ದೂರ” ಮತ್ತು “ಆಳ” ಸೇರಿ ಅದಕ್ಕಿಂತ ಹೆಚ್ಚಾಗಬಾರದು.',
  'A desk takes the room of its chair too.': 'ಮೇಜಿಗೆ ಅದರ ಕುರ್ಚಿಯೂ ಇರುತ್ತದೆ.',
  '[other] stands in [one].': '[other]: ಇದರ ಮೇಲೆ ಬರುತ್ತದೆ – [one].',
  'Move one of them along its wall, away from it or to another wall.':
    'ಒಂದನ್ನು ಗೋಡೆಯುದ್ದಕ್ಕೂ ಸರಿಸಿ, ಗೋಡೆಯಿಂದ ದೂರ ಮಾಡಿ, ಅಥವಾ ಬೇರೆ ಗೋಡೆಗೆ ಹಾಕಿ.',
  '[other] is where [one] is, in the [wall] wall.': '[wall] ಗೋಡೆಯಲ್ಲಿ [other] ಮತ್ತು [one] ಒಂದೇ ಜಾಗದಲ್ಲಿವೆ.',
  'Move one of them along the wall, or to another wall.': 'ಒಂದನ್ನು ಗೋಡೆಯುದ್ದಕ್ಕೂ ಸರಿಸಿ, ಅಥವಾ ಬೇರೆ ಗೋಡೆಗೆ ಹಾಕಿ.',
  '[door] opens against [piece].': '[door]: ತೆರೆದಾಗ ಇದಕ್ಕೆ ತಾಗುತ್ತದೆ – [piece].',
  '[piece] stands before [door].': '[piece]: ಇದರ ಮುಂದೆ ಇದೆ – [door].',
  'Keep the quarter circle of [width] m free that it turns through: move one of them.':
    'ಅದು ತೆರೆಯುವ [width] ಮೀ. ಕಾಲು ವೃತ್ತ ಖಾಲಿ ಇರಲಿ: ಒಂದನ್ನು ಸರಿಸಿ.',
  'Keep [width] m free before it: move one of them.': 'ಅದರ ಮುಂದೆ [width] ಮೀ. ಖಾಲಿ ಇರಲಿ: ಒಂದನ್ನು ಸರಿಸಿ.',
  'Choose the bath’s wall, [wall], and enter [least] to [most] as “From the end of the wall”.':
    'ಬಾತ್‌ರೂಮಿನ ಗೋಡೆ ([wall]) ಆರಿಸಿ, “ಗೋಡೆಯ ತುದಿಯಿಂದ” ಎಂಬಲ್ಲಿ [least]ರಿಂದ [most]ರವರೆಗೆ ಬರೆಯಿರಿ.',
  'Add the bath, or remove the door.': 'ಬಾತ್‌ರೂಮ್ ಸೇರಿಸಿ, ಅಥವಾ ಬಾಗಿಲು ತೆಗೆಯಿರಿ.',
  '[door] leads into no bath.': '[door]: ಯಾವ ಬಾತ್‌ರೂಮಿಗೂ ಹೋಗುವುದಿಲ್ಲ.',
  '[bath] has no door.': '[bath]: ಇದಕ್ಕೆ ಬಾಗಿಲಿಲ್ಲ.',
  'Add a bath door in the [wall] wall, within the bath’s width.':
    'ಅದೇ ಗೋಡೆಗೆ ([wall]) ಬಾತ್‌ರೂಮ್ ಬಾಗಿಲು ಸೇರಿಸಿ, ಬಾತ್‌ರೂಮಿನ ಅಗಲದೊಳಗೆ.',
  'The plan of [width] by [depth] m has [area] square metres, and “Floor space” says [floor].':
    '[width] × [depth] ಮೀ. ಅಂದರೆ [area] ಚದರ ಮೀಟರ್, ಆದರೆ “ನೆಲದ ವಿಸ್ತೀರ್ಣ” ಎಂಬಲ್ಲಿ [floor] ಎಂದಿದೆ.',
  'Correct the plan’s width or depth, or the floor space: they may differ by half a square metre. The bath does not count.':
    'ಅಗಲ, ಉದ್ದ ಅಥವಾ ವಿಸ್ತೀರ್ಣ ತಿದ್ದಿ: ಅರ್ಧ ಚದರ ಮೀಟರ್ ವ್ಯತ್ಯಾಸ ಇರಬಹುದು. ಬಾತ್‌ರೂಮ್ ಲೆಕ್ಕಕ್ಕಿಲ್ಲ.',
  'The plan has [beds], and “Number of beds” says [count].':
    'ನಕ್ಷೆಯಲ್ಲಿ [beds], ಆದರೆ “ಬೆಡ್‌ಗಳ ಸಂಖ್ಯೆ” ಎಂಬಲ್ಲಿ [count] ಎಂದಿದೆ.',
  'Draw each bed once, or correct the number of beds.': 'ಪ್ರತಿ ಬೆಡ್ ಒಮ್ಮೆ ಬಿಡಿಸಿ, ಅಥವಾ ಬೆಡ್‌ಗಳ ಸಂಖ್ಯೆ ತಿದ್ದಿ.',
  'The beds in the plan are for [guests], and “Sleeps” says [count].':
    'ನಕ್ಷೆಯ ಬೆಡ್‌ಗಳಲ್ಲಿ ಮಲಗಬಹುದಾದವರು: [guests]. “ಎಷ್ಟು ಜನ ಮಲಗಬಹುದು” ಎಂಬಲ್ಲಿ [count] ಎಂದಿದೆ.',
  'A single bed is for one, a queen bed or a double bed for two: correct the beds, or how many guests sleep here.':
    'ಸಿಂಗಲ್ ಬೆಡ್ ಒಬ್ಬರಿಗೆ, ಕ್ವೀನ್ ಅಥವಾ ಡಬಲ್ ಬೆಡ್ ಇಬ್ಬರಿಗೆ: ಬೆಡ್‌ಗಳನ್ನು ಅಥವಾ ಜನರ ಸಂಖ್ಯೆಯನ್ನು ತಿದ್ದಿ.',
  'The plan has [baths], and “Number of bathrooms” says [count].':
    'ನಕ್ಷೆಯಲ್ಲಿ [baths], ಆದರೆ “ಬಾತ್‌ರೂಮ್‌ಗಳ ಸಂಖ್ಯೆ” ಎಂಬಲ್ಲಿ [count] ಎಂದಿದೆ.',
  'Draw each bathroom, or correct the number of bathrooms.': 'ಪ್ರತಿ ಬಾತ್‌ರೂಮ್ ಬಿಡಿಸಿ, ಅಥವಾ ಸಂಖ್ಯೆ ತಿದ್ದಿ.',
  '[count] bed': '[count] ಬೆಡ್',
  '[count] beds': '[count] ಬೆಡ್‌ಗಳು',
  '[count] guest': '[count] ಅತಿಥಿ',
  '[count] guests': '[count] ಅತಿಥಿಗಳು',
  '[count] bath': '[count] ಬಾತ್‌ರೂಮ್',
  '[count] baths': '[count] ಬಾತ್‌ರೂಮ್‌ಗಳು',
  'The room has AC, and the plan shows no air conditioner.': 'ರೂಮಿಗೆ ಎಸಿ ಇದೆ, ನಕ್ಷೆಯಲ್ಲಿ ಎಸಿ ಇಲ್ಲ.',
  'Draw the air conditioner, or choose “Without air conditioning”.':
    'ನಕ್ಷೆಗೆ ಎಸಿ ಸೇರಿಸಿ, ಅಥವಾ “ಎಸಿ ಇಲ್ಲ” ಆರಿಸಿ.',
  'The room has no AC, and the plan shows an air conditioner.': 'ರೂಮಿಗೆ ಎಸಿ ಇಲ್ಲ, ನಕ್ಷೆಯಲ್ಲಿ ಎಸಿ ಇದೆ.',
  'The room has no AC, and the plan shows no fan.': 'ರೂಮಿಗೆ ಎಸಿ ಇಲ್ಲ, ನಕ್ಷೆಯಲ್ಲಿ ಫ್ಯಾನ್ ಕೂಡ ಇಲ್ಲ.',
  'Draw the fan and no air conditioner, or choose “With air conditioning”.':
    'ಎಸಿ ಬದಲು ಫ್ಯಾನ್ ಬಿಡಿಸಿ, ಅಥವಾ “ಎಸಿ ಇದೆ” ಆರಿಸಿ.',
  'The plan has no door.': 'ನಕ್ಷೆಯಲ್ಲಿ ಬಾಗಿಲಿಲ್ಲ.',
  'Add the door.': 'ಬಾಗಿಲು ಸೇರಿಸಿ.',
};
