import { stopWords as english, synonyms as englishSynonyms } from '../search.ts';

// Guests type Kannada in its own script, in Latin letters, and mixed with English.
export const stopWords: readonly string[] = [
  ...english,
  ...'ಹೋಟೆಲ್ ಹೋಟೆಲ ಇನ್ hotel hotelu inn ನಲ್ಲಿ ಅಲ್ಲಿ ಇಲ್ಲಿ nalli alli illi ಇದೆಯಾ ಇದೆ ಇದೆಯೇ ಎಂದು ಏನು ಹೇಗೆ ಎಲ್ಲಿ ಯಾವ ಯಾವಾಗ ನಾನು ನಾವು ನಮ್ಮ ನಮಗೆ ನಿಮ್ಮ ನಿಮಗೆ ಬೇಕು ಬೇಕಾ ಸಿಗುತ್ತದಾ ಮತ್ತು ಅಥವಾ ಆಗುತ್ತದಾ ide ideya idya enu hege elli yava namma nimma beku beka mattu'.split(
    ' ',
  ),
];

export const synonyms: readonly (readonly string[])[] = [
  ...englishSynonyms,
  ...[
    'ಬೆಲೆ ದರ ಬಾಡಿಗೆ ಎಷ್ಟು bele dara baadige badige eshtu price',
    'ಹಣ ದುಡ್ಡು ಪಾವತಿ hana duddu pavati pay payment upi',
    'ರದ್ದು ಕ್ಯಾನ್ಸಲ್ raddu cancel',
    'ಬಿಲ್ ರಸೀದಿ ಜಿಎಸ್‌ಟಿ bill rasidi gst',
    'ಆಟೋ ಟ್ಯಾಕ್ಸಿ ಕ್ಯಾಬ್ auto taxi cab ola uber driver pickup drop',
    'ವಿಮಾನ ಏರ್‌ಪೋರ್ಟ್ vimana airport flight',
    'ರೈಲು ನಿಲ್ದಾಣ railu nildana train station stand',
    'ನಾಯಿ ಬೆಕ್ಕು ಸಾಕುಪ್ರಾಣಿ nayi naayi bekku pet',
    'ಮದ್ಯ ಬಿಯರ್ ಕುಡಿಯಲು madya kudiyalu alcohol beer',
    'ಊಟ ತಿಂಡಿ ಅಡುಗೆ ಆಹಾರ ಟೀ ಚಹಾ ಕಾಫಿ oota uta tindi adige chaha chai kapi food breakfast tea coffee',
    'ಸಸ್ಯಾಹಾರ ಮಾಂಸ sasyahara mamsa veg nonveg',
    'ಮಕ್ಕಳು ಮಗು makkalu magu child',
    'ಮೆಟ್ಟಿಲು ಲಿಫ್ಟ್ mettilu lift',
    'ಜೋಡಿ ಮದುವೆ jodi maduve couple',
    'ಸಾಮಾನು ಲಗೇಜ್ ಬ್ಯಾಗ್ samanu saamanu luggage bag',
    'ಕರೆಂಟ್ ವಿದ್ಯುತ್ current vidyut power',
    'ವೈದ್ಯ ಡಾಕ್ಟರ್ ಔಷಧಿ vaidya daktaru aushadhi doctor',
    'ಆಸ್ಪತ್ರೆ aspatre aaspatre hospital',
    'ಸುರಕ್ಷಿತ ಸುರಕ್ಷತೆ surakshita suraksite safe',
    'ರಾತ್ರಿ ತಡ ratri raatri tada night late',
    'ಬಿಸಿನೀರು ಗೀಸರ್ bisineeru bisi neeru geyser hot water',
    'ಹತ್ತಿರ ದಾರಿ hattira haththira daari dari near way',
    'ಬಟ್ಟೆ ಇಸ್ತ್ರಿ batte istri laundry ironing',
    'ಶಾಂತ ಸದ್ದು shanta saddu quiet noise',
  ].map((line) => line.split(' ')),
];
