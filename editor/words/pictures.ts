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
    focusHelp: 'However it is cut, this stays in view. The arrow keys move the mark too.',
    focusAt: '[x] per cent from the left, [y] from the top',
    crops: 'How it will be cut',
  },
  logo: {
    drop: 'Drop a drawing here, SVG or PNG, or',
    dropOther: 'Drop another drawing here, or',
    upload: 'Choose from this machine',
    uploading: 'Uploading [name] …',
    rejected: 'This drawing could not be uploaded.',
    taken: 'Uploaded: [name]. Once saved, it is on every page.',
    none: 'Back to the flower and the name',
    grounds: {
      dark: 'At the head and the foot of each page.',
      light: 'On pale paper; the site shows it on dark only.',
      tab: 'In a browser’s tab, on a phone and on the card to print.',
    },
    told: 'It can be told well.',
    hardlyTold: 'It can hardly be told here.',
  },
};
