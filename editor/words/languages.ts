/** The view of the website's other languages. [Brackets] are filled in. */
export const languagesWords = {
  languages: {
    title: 'Other languages',
    intro:
      'Each English sentence of your website, and what guests read in its place. Without a sentence they read the English one.',
    none: 'The languages cannot be shown just now. Reload the editor in a moment.',
    /** Switching a language on and off. */
    on: 'The website is in [language]',
    switchedOn: '[language] is on. Guests see it once you publish.',
    switchedOff: '[language] is off. Guests no longer see it once you publish.',
    left: '[language]: [count] left to translate, [drafts] still drafts.',
    complete: '[language] is complete.',
    completeDrafts: '[language] is complete; still drafts: [drafts].',
    readAll: 'All of [language] was read by a native speaker',
    readAllAsk: 'Has somebody who grew up with [language] read all drafts ([count])?',
    readAllHelp: 'Then they are no longer drafts. You can undo this under “What was saved”.',
    readAllYes: 'Yes, all of them',
    readAllNo: 'No, not yet',
    draftsToSwitchOff: 'Switch [language] off until it is read',
    choose: 'Language to show',
    /** Which sentences to show. */
    filter: 'Sentences to show',
    filters: {
      left: 'To do',
      missing: 'Missing',
      changed: 'Still right?',
      draft: 'Drafts',
      all: 'All',
      unused: 'No longer on the website',
    },
    search: 'Search in every language',
    nothing: 'No sentence here.',
    nothingLeft: 'Nothing is left to do here: every sentence is translated.',
    more: 'Show [count] more',
    groupLeft: '[language]: [count] left.',
    groupDone: '[language]: complete.',
    untilShown: 'This page shows in [language] once [count] more sentences are translated.',
    untilShownOne: 'This page shows in [language] once 1 more sentence is translated.',
    rule: 'A page shows in a language once four fifths of it are translated; until then guests see it in English.',
    /** One sentence. */
    sayIn: '[language]: [sentence]',
    where: 'Where it is used: [place]',
    missing: 'Not translated: guests read English.',
    missingHere: 'Not translated here: guests read what is said elsewhere.',
    changed: 'The English was: “[was]”. Is this still right? Guests read English until you say so.',
    stillRight: 'Still right',
    stillRightOf: 'Still right in [language]: [sentence]',
    draft: 'A draft that no native speaker has read.',
    read: 'Read: it is right',
    readOf: 'Read: it is right, in [language]: [sentence]',
    facts:
      '[facts] is missing. It stands for a fact of your inn and is filled in: write it with its brackets.',
    own: 'Translate it differently in one place',
    ownHelp:
      'The same English can mean two things. Then one place can have a translation of its own.',
    ownHere: 'Translate it differently here: [place]',
    onlyHere: 'Only here: [place]',
    shared: 'Say the same as elsewhere',
    sharedOf: 'Say the same as elsewhere: [sentence]',
    /** Sentences that are no longer used. */
    unusedIntro:
      'Your website no longer says these sentences. Keep them if you may say them again; otherwise remove them.',
    remove: 'Remove',
    removeOf: 'Remove: [sentence]',
    removeAll: 'Remove all [count]',
    /** A page in a language. */
    see: 'See this page in [language]',
    seen: 'The page in [language]',
    seenHelp:
      'Your own sentences in [language], as they stand in the form, saved or not. What is missing stays English; so do buttons, dates and the like here, which your website translates by itself.',
    /** Spreadsheets. */
    table: {
      title: 'A table for a translator',
      intro:
        'Save all sentences as a table, send it to whoever translates, and choose it here when it comes back. Excel, LibreOffice and Google Sheets open it; it should come back as CSV.',
      save: 'Save the table',
      drop: 'The table that came back',
      choose: 'Choose a table',
      note: {
        missing: 'to translate',
        changed: 'the English was: [was]',
        draft: 'a draft: please read',
      },
      columns: { english: 'English', where: 'Where', note: 'Note' },
      fileName: 'sentences',
      changes: 'What this table changes',
      counts: {
        fresh: { one: '1 new sentence', many: '[count] new sentences' },
        changed: { one: '1 changed sentence', many: '[count] changed sentences' },
        same: { one: '1 as it is', many: '[count] as they are' },
        older: {
          one: '1 line whose English has changed since: guests read English until you say that it is still right',
          many: '[count] lines whose English has changed since: guests read English until you say that they are still right',
        },
        facts: {
          one: '1 sentence lacks a fact in brackets; look for it after saving',
          many: '[count] sentences lack a fact in brackets; look for them after saving',
        },
        unknown: {
          one: '1 line whose English is not on the website: it is left out',
          many: '[count] lines whose English is not on the website: they are left out',
        },
      },
      readByNative:
        'Whoever wrote this table grew up with the language and has read every line: these are no longer drafts',
      take: 'Save these changes',
      leave: 'Leave everything as it is',
      taken: 'The table is saved. You can undo it under “What was saved”.',
      notTaken: 'The table is not saved yet: see what is to correct, or press Save.',
      nothingNew: 'All of this table is here already: there is nothing to change.',
      wrong: {
        excel:
          'This is an Excel file. In Excel choose “Save as” and “CSV UTF-8”, in Google Sheets “Download” and “Comma-separated values”; then choose that file here.',
        letters:
          'The letters of this table cannot be read. Save it once more as CSV in Unicode: in Excel choose “CSV UTF-8”.',
        large:
          'This file is far larger than any table of sentences. Choose the table that you saved here.',
        other: 'This is not a table. Choose the CSV file that came back from your translator.',
        noEnglish:
          'The table has no column “English”. Its first line names the columns: English, then each language, such as [language].',
        noLanguage:
          'The table has no column for a language of your website. Its first line names the columns, such as English and [language].',
        empty: 'There is nothing in this table but its first line.',
      },
    },
    /** For whoever reads a language. */
    readers: {
      title: 'For a native speaker who reads it',
      save: 'Save these notes to send along',
      fileName: 'notes-for-readers.txt',
      lines: {
        names:
          'Names first: the inn, the rooms, the streets and places. Are they written as people there write them?',
        rules:
          'Then prices, hours and rules: is anything promised that the English does not say? Figures stay as they are.',
        register:
          'Is every guest spoken to politely and plainly, as at a good reception, and nowhere as in an office?',
        forms:
          'Then everything around the forms: the buttons, the hints, what is said when something is missing.',
        facts:
          'Words in [brackets] stand for facts of the inn and stay as they are; put them where they belong in the sentence.',
        rest: 'Then the rest, page by page. Read aloud what is long: where you stumble, a guest does too.',
        unsure:
          'If you are unsure, write the sentence as you would say it at the desk. Shorter is better.',
      },
    },
  },
};
