/**
 * General English words for the search among guests' questions. The build adds synonyms to each question,
 * so that no browser downloads the whole list; a question's own are its `also` in content/.
 */

/** Words that are too common to find a question by. */
export const stopWords: readonly string[] =
  'a allowed an and any are at available be by can could do does facility for friendly from get have hello hi how i if in is it me my near of on or our please possible provided should some the there to us we what when where which will with would you your'.split(
    ' ',
  );

/** The words of a line are interchangeable: a guest may type any of them. */
export const synonyms: readonly (readonly string[])[] = [
  'price tariff rate charge cost fare rent amount much',
  'pay payment upi cash card',
  'cancel cancellation refund postpone',
  'bill invoice receipt gst',
  'cab taxi auto rickshaw uber ola rapido driver pickup drop transfer',
  'airport flight plane terminal',
  'railway train rail',
  'metro subway',
  'bus coach',
  'pet dog cat animal',
  'alcohol liquor drink beer wine whisky rum booze',
  'laundry washing iron ironing clothes',
  'wifi internet broadband',
  'food meal lunch dinner restaurant kitchen',
  'vegetarian veg nonveg',
  'parking car bike scooter motorcycle',
  'child children kid baby infant',
  'lift elevator stairs',
  'wheelchair disabled accessible accessibility ramp',
  'checkin arrival arrive',
  'checkout leave departure',
  'id identity aadhaar passport licence proof',
  'smoke smoking cigarette',
  'couple unmarried',
  'luggage baggage bag suitcase',
  'quiet silence noise noisy',
  'power electricity generator inverter',
  'doctor medical medicine emergency',
  'safe safety secure security',
  'cctv camera',
  'alone solo single woman women lady ladies female girl',
  'travel travelling traveling',
  'night midnight',
].map((line) => line.split(' '));
