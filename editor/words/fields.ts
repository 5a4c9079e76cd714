/** The controls of a form. [Brackets] are filled in. */
export const fieldsWords = {
  field: {
    optional: 'optional',
    nothing: 'Nothing',
    yes: 'Yes',
    no: 'No',
    limit: '[count] of at most [max] characters',
    /** Where a telephone number lacks +91. */
    useNumber: 'Use [number]',
    byDefault: 'Left empty, it is [value].',
    other: 'This cannot be changed here. Ask whoever set up the editor.',
    addGroup: 'Add: [what]',
    removeGroup: 'Remove: [what]',
    leaveOut: 'Take all of this off the site',
    leftOut:
      'All of this is taken off the site once you save. The history can bring it back at any time.',
    choices: {
      ac: 'With air conditioning',
      'non-ac': 'Without air conditioning',
      landscape: 'Wide',
      portrait: 'Tall',
      square: 'Square',
      instagram: 'Instagram',
      facebook: 'Facebook',
      youtube: 'YouTube',
      google: 'Google',
      tripadvisor: 'Tripadvisor',
      'whatsapp-channel': 'WhatsApp channel',
      telegram: 'Telegram',
      x: 'X',
      threads: 'Threads',
      linkedin: 'LinkedIn',
      pinterest: 'Pinterest',
      other: 'Another',
    } as Record<string, string>,
  },
  floorPlan: {
    later: 'The drawing appears here once width and depth are numbers.',
  },
  list: {
    add: 'Add an entry',
    /** [what] is what one entry is called. */
    addOne: 'Add a [what]',
    addOneAn: 'Add an [what]',
    remove: 'Remove',
    up: 'Move up',
    down: 'Move down',
    close: 'Close',
    /** For screen readers; [what] is the entry's words. */
    of: '[action]: [what]',
    entry: '[what] [place]',
    nameless: 'Entry',
    moved: 'Moved to place [place] of [count].',
    added: 'Added at the end.',
    removed: 'Removed: [what].',
    putBack: 'Put it back',
    unnamed: 'Untitled',
  },
  icon: {
    choose: 'Choose an icon',
    search: 'Search by a word, such as bath',
    /** Shown while nothing is typed. */
    begin:
      'bed,shower,fan,snowflake,wifi-high,television,lamp,desk,coffee,fork-knife,drop,plug,clock,key,phone,car,elevator,wheelchair,baby,dog,washing-machine,first-aid,map-pin,tree',
    none: 'No icon was found. Try another word, such as bed, food or car.',
    found: '[count] drawings',
  },
};
