/** Photographs and the logo. [Brackets] are filled in. */
export const picturesWords = {
  photo: {
    choose: 'Choose another photograph',
    first: 'Choose a photograph',
    alt: 'What would you tell a friend on the telephone that this shows?',
    altHelp: 'For guests who cannot see it, and for search engines.',
    altAgain: 'The photograph is new: do these words still say what it shows?',
    missing: 'No photograph yet',
    focus: 'Tap what matters most in the photograph',
    focusHelp:
      'However the photograph is cropped, this part stays in view. The arrow keys move the mark too.',
    focusAt: '[x] per cent from the left, [y] per cent from the top',
    crops: 'How it will be cropped',
  },
  logo: {
    drop: 'Drop a drawing (SVG or PNG) here, or',
    dropOther: 'Drop another drawing here, or',
    upload: 'Choose from this device',
    uploading: 'Uploading [name] …',
    rejected: 'This drawing could not be uploaded. Try once more, or choose another.',
    taken: 'Uploaded: [name]. Once saved, it is on every page.',
    none: 'Use the flower and the name instead',
    grounds: {
      dark: 'At the head and the foot of each page.',
      light: 'On a pale background; the site shows it on a dark one only.',
      tab: 'In a browser’s tab, on a phone and on the card to print.',
    },
    told: 'Easy to see.',
    hardlyTold: 'Hard to see here.',
  },
};
