/** The texts of signing in, on the page and by the server. [Brackets] are filled in. */
export const signInWords = {
  title: 'Sign in',
  intro: 'Type your e-mail address: a link to sign in is sent to you. There is no password.',
  again: 'You are signed out. Sign in to go on; nothing you typed is lost.',
  away: 'You are signed out. What you type is kept in this browser.',
  address: 'Your e-mail address',
  send: 'Send me a link',
  sent: 'If this address may edit the site, a link is on its way. Open it in this browser within 15 minutes. If it does not come, look in the spam folder too.',
  change: 'Use another address',
  passkey: 'Sign in with your fingerprint or face',
  passkeyFailed: 'That did not work. Try once more, or have a link sent.',
  opening: 'Signing you in …',
  invited: 'This link signs you in on this device.',
  enter: 'Sign in here',
  elsewhere:
    'This link was asked for in another browser, and works only there. Open it in that one, or have a new link sent from here.',
  expired: 'This link has been used already or is too old. Have a new one sent.',
  /** Two owners at once; [who] is the other's name. */
  alsoThem:
    '[who] is editing this too. If both of you change the same words, you choose which to keep; nothing is overwritten.',
  alsoYou: 'You have this open on another device too. Nothing is overwritten.',
  /** For screen readers, after a name. */
  editing: 'is editing this',
  /** In the history. */
  savedBy: 'by [who]',
  /** The list of devices. */
  devices: {
    title: 'Devices',
    as: 'Signed in as [address]',
    intro: 'Where you are signed in. Sign out a device that you no longer have.',
    this: 'This device',
    used: 'Last used [when]',
    name: '[browser] on [system]',
    unknown: 'A browser',
    out: 'Sign out',
    outOf: 'Sign out: [what]',
    outElsewhere: 'Sign out everywhere else',
    done: 'Signed out: [what].',
    doneElsewhere: 'You are signed out everywhere else.',
    askPasskeys: 'Remove all fingerprint and face sign-ins too?',
    askPasskeysHelp:
      'Whoever set one up can sign in with it again. If you do not know where one comes from, remove them all; on this device you can set yours up again at once.',
    removeThem: 'Sign out and remove them',
    keepThem: 'Only sign out',
    doneBoth:
      'You are signed out everywhere else, and all fingerprint and face sign-ins are removed.',
    passkeys: 'Fingerprint or face',
    passkeysIntro: 'Devices that sign you in without a link by e-mail.',
    none: 'None yet.',
    add: 'Set it up on this device',
    added: 'It is set up. Next time your fingerprint or face is enough.',
    known: 'This device is set up already.',
    made: 'Set up [when]',
    remove: 'Remove',
    removeOf: 'Remove: [what]',
    removed: 'Removed: [what].',
    failed: 'That could not be done. Try once more.',
  },
  offer: {
    title: 'You are signed in',
    ask: 'Next time sign in with your fingerprint or face, without waiting for a link.',
    yes: 'Set it up',
    no: 'Not now: go to the editor',
    done: 'It is set up. Next time your fingerprint or face is enough.',
    go: 'To the editor',
    failed: 'It could not be set up on this device. The link by e-mail works all the same.',
  },
};

/** The sentences of the editor's server about signing in. */
export const signInServerWords = {
  signedOut: 'You are signed out: sign in again.',
  tooMany:
    'That was tried too often. Wait an hour, or sign in with your fingerprint or face; whoever set up the editor can also make a link for you.',
  noAddress: 'Type your whole e-mail address, such as asha@example.org.',
  expired: 'This link has been used already or is too old: have a new one sent.',
  passkeyRejected:
    'That fingerprint or face is not known here. Try once more, or have a link sent by e-mail.',
  otherBrowser: 'This link was asked for in another browser: have a new one sent from here.',
};

/** The letter with the link. */
export const linkLetter = {
  subject: 'Sign in to [host]',
  text: 'Open this link in the browser where you asked for it. It works once, within 15 minutes:\n\n[link]\n\nIf you did not ask for it, do nothing: nobody is signed in without it.\n',
};

/** The letter to all owners about a new passkey. */
export const passkeyLetter = {
  subject: 'A new way to sign in to [host]',
  text: 'Somebody who was signed in as [who] has set up a fingerprint or face to sign in to [host].\n\nIf it was you, or one of you, there is nothing to do.\n\nIf it was not: sign in as [who], open “Devices”, press “Sign out everywhere else”, and choose to remove all fingerprint and face sign-ins.\n',
};

/** What the preview's own address says when it shows no page. */
export const previewWords = {
  closed: 'This is a preview for the inn’s owners: open it from the editor.',
  onlyLook: 'The preview sends nothing: forms work on the site itself.',
  nothing: 'There is nothing here.',
  starting: 'The preview is starting: reload it in a moment.',
};
