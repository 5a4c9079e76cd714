import type { DayNames } from '../dayParts.ts';

export const names: DayNames = {
  months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
  weekdays: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
  hours: [
    [4, 'सुबह'],
    [12, 'दोपहर'],
    [16, 'शाम'],
    [19, 'रात'],
  ],
};
