/** The sentences of the server about going live, for the owner; `cards` are for technicians. */
import type { SmtpErrorKind } from '../mail/delivery/smtpErrors.ts';

const askProvider = 'If it happens again, ask your e-mail provider what it needs.';

/** What a mail server's refusal of the test e-mail means. */
const mailFailures: Readonly<Record<SmtpErrorKind, string>> = {
  busy: 'Your e-mail provider cannot check the password just now. Wait a few minutes, then send the test e-mail again.',
  password:
    'Your e-mail provider refuses the address or the password. Check that both are typed exactly. Many providers want a separate password for a website, not the one that you sign in with.',
  refused:
    'Nothing answers at this mail server. Check its name and port; your e-mail provider’s help pages show both.',
  notFound:
    'There is no mail server of this name. Look for a typing mistake, and check that this computer is on the internet.',
  silent:
    'The mail server does not answer. Check its name and port. Some companies that rent out servers block e-mail until they are asked. If yours does, write to them that the site has to send e-mail by this port.',
  encryption:
    'A safe connection to the mail server could not be made. Try the other kind of encryption, or ask your e-mail provider for name, port and encryption.',
  brokenOff:
    'The mail server ended the conversation. Check that port and encryption belong together: 465 is encrypted from the start, 587 after the greeting.',
  damaged: `The test e-mail could not be sent. Send it again. ${askProvider}`,
  later:
    'The mail server asks to try again later. Wait a quarter of an hour, then send the test e-mail again.',
  sender:
    'The mail server does not let this mailbox send from that address. Leave the sender empty, so that e-mails come from the mailbox itself.',
  recipient:
    'The mail server refuses the address to which enquiries go. Look for a typing mistake in it, and check that it receives mail.',
  letter: `The mail server did not take the test e-mail. ${askProvider}`,
  noMailbox: 'Type in the mailbox first.',
  unknown: `The test e-mail could not be sent. ${askProvider}`,
};

export const setupWords = {
  /** In the history; secrets stay out of it. */
  changed: {
    address: (address: string) => `the site’s address: ${address} (Going live)`,
    mailbox: (to: string) => `the mailbox; enquiries go to ${to} (Going live)`,
    emailjs: 'the EmailJS account (Going live)',
    publishing: 'the way of publishing (Going live)',
  },
  changedMeanwhile:
    'This was changed in another window in the meantime. What you typed is still here: look at it, then save once more.',
  setElsewhere: 'Only whoever set up the computer can change this. The card below tells them how.',
  unfit:
    'This cannot be saved as it is typed: leave out line breaks and quotation marks. If there are none, ask whoever set up the computer.',
  unwritable:
    'The editor is not allowed to save this on its computer. Whoever set it up can put that right; what you typed is still here.',
  badRecipient:
    'Check the address to which enquiries go: it should look like name@your-inn.in. Put a comma between several.',
  badSender: 'Check the sender: it should look like name@your-inn.in.',
  badServer: 'Check the name of the mail server: it should look like smtp.your-provider.in.',
  otherPort:
    'The port of a mail server is 465 or 587. Type the one that your e-mail provider’s help pages show.',
  privateServer:
    'This is no mail server on the internet. Type the name that your e-mail provider’s help pages show.',
  userMissing: 'Type the e-mail address of the mailbox.',
  passwordMissing: 'Type the password of the mailbox.',
  passwordAgain:
    'Type the password once more: the saved one belongs to another mailbox, and is not shown to a new one.',
  testGone: 'This test e-mail is no longer valid: send a new one and type in its number.',
  wrongNumber:
    'This is not the number in the test e-mail. Look at the newest one, and type its six digits.',
  mailFailures,
  /** What to do about an error of the launch check. */
  launchFix: {
    address: 'Type it under “Going live”, which also checks that it leads here.',
    mailbox: 'Set it up under “Going live”, which sends you a test e-mail.',
    emailjs: 'Set it up under “Going live”, which sends you a test e-mail.',
  },
  emailjs: {
    missing: 'Fill in all four, as your EmailJS account shows them.',
    silent:
      'EmailJS does not answer. Check that this computer is on the internet, then send the test again.',
    closed:
      'EmailJS takes test e-mails only from a website. In your EmailJS account, under Account → Security, allow “API requests from non-browser applications”, send the test again, and switch it off afterwards.',
    template:
      'EmailJS does not know one of the two templates. Compare their IDs with those under Email Templates in your account.',
    service:
      'EmailJS does not know this service. Compare its ID with the one under Email Services in your account.',
    key: 'EmailJS does not know this public key. Compare it with the one under Account in your account.',
    later: 'EmailJS asks to wait. Send the test again in a minute.',
    rejected:
      'EmailJS did not take the test e-mail. Compare all four with your account, and look there under Email History.',
  },
  address: {
    isMail: 'This is an e-mail address. Type the name of the website, such as my-inn.in',
    noName: 'Type the name as guests will: my-inn.in or www.my-inn.in',
    isExample: 'This name is reserved for examples and can belong to nobody: type your own.',
  },
  /** [Brackets] are filled in. */
  letter: {
    subject: '[number] is the number: a test from the website of [inn]',
    text: 'The number is [number]\n\nType it into the editor, where you asked for this e-mail. Then it is certain that what guests write on the website of [inn] arrives here too.\n\nIf you did not ask for it, somebody else who may change the website did; without the number nothing happens.\n',
  },
  cards: {
    dns: (host: string, addresses: readonly string[]) => {
      const bare = host.replace(/^www\./, '');
      const known = addresses.map((one) => (one.includes(':') ? `AAAA  ${one}` : `A     ${one}`));
      const records =
        known.length > 0
          ? known
          : ['A     (public IPv4 address of the computer that shows the site)'];
      return [
        `DNS records so that ${host} leads to the website:`,
        ...records.map((record) => `${bare}.      3600  IN  ${record}`),
        `www.${bare}.  3600  IN  CNAME ${bare}.`,
        'If the site is hosted elsewhere (Netlify, Cloudflare Pages …), use the records that the host shows for a custom domain instead.',
        'The server needs ports 80 and 443 open; it then fetches a certificate for https by itself (Caddy).',
      ].join('\n');
    },
  },
};
