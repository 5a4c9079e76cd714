import { translatable } from './translatable.ts';

/** The view “Going live”, loaded with it. [Brackets] are filled in. */
export const setupWords = translatable({
  intro:
    'What guests need so that they find you and reach you. Each step is tried out for real before it is called done.',
  card: {
    title: 'For whoever set this up',
    help: 'This is in technical English. You need not understand it: copy it and send it to them.',
    copy: 'Copy for them',
    copied: 'Copied. Paste it into a message to them.',
    failed: 'It could not be copied: select the text and copy it by hand.',
  },
  elsewhere: 'This cannot be changed in the editor. The card tells whoever set it up where it is.',
  elsewhereCard:
    'These settings come from the environment of the process (systemd Environment=, a container or a shell), which wins over .env: [names]. Remove them there so that the editor can change them, or change them there.',
  use: {
    used: 'In use since [when].',
    usedPlain: 'In use.',
    waits:
      'Saved. It takes effect when the website restarts, which usually happens by itself within a minute.',
    waitsCard:
      'Settings were saved in .env. If the site has not restarted by itself, restart it and the editor: sudo systemctl restart copperpod-inn, or stop npm run serve and start it again.',
    none: 'Saved. It takes effect as soon as the website is running.',
  },
  emailjs: {
    title: 'EmailJS instead of a mailbox',
    intro:
      'With a mailbox above you do not need this. EmailJS is a service that sends enquiries to you where the website cannot send e-mail itself.',
    fields: {
      serviceId: 'Service ID',
      contactTemplateId: 'Template ID for messages',
      bookingTemplateId: 'Template ID for booking enquiries',
      publicKey: 'Public key',
    },
    help: {
      serviceId: 'In your EmailJS account under Email Services.',
      contactTemplateId: 'Under Email Templates: the one for the contact page’s messages.',
      bookingTemplateId: 'Under Email Templates: the one for booking enquiries.',
      publicKey: 'Under Account.',
    },
    proved: 'Enquiries will reach you by EmailJS, once you publish.',
    unused: 'A mailbox is set up above, so enquiries go that way and not by EmailJS.',
  },
  publishing: {
    title: 'Publishing',
    intro: 'What happens when you press Publish.',
    ways: {
      server: 'The computer that runs this editor shows the site',
      git: 'Send to your host, which builds and shows the site',
      command: 'Another way, which whoever set this up has made',
    },
    check: 'Try whether this works',
    checking: 'Trying …',
    works: {
      server: 'It works: what you publish is on the site at once.',
      git: 'It works: your host takes the changes.',
    },
    save: 'Publish this way',
    saved: 'Saved. It applies from the next time you publish.',
    own: 'The site is sent by a command that only whoever set this up can change.',
    other: 'Publish in another way',
    otherCard:
      'Publish can run a command of your own, with the built site in $SITE_FOLDER. Set it in .env, such as DESK_PUBLISH=\'rsync -a --delete "$SITE_FOLDER/" me@example.org:/var/www/inn/\'. Without DESK_PUBLISH the npm run serve of this folder shows the site; DESK_PUBLISH=git commits and pushes the content folder. See docs/editor.md.',
  },
  address: {
    title: 'The site’s address',
    intro:
      'The name under which guests find you, such as my-inn.in. If you have none yet, buy one from a company that sells website addresses (domain names); it costs a few hundred rupees a year.',
    now: 'Your address is [address].',
    nowNone: 'The site does not know its own address yet.',
    label: 'Your address',
    check: 'Check this address',
    checking: 'Looking where it leads …',
    use: 'Use this address',
    useAnyway: 'Use it all the same',
    useOther: 'Use [address] instead',
    saved: 'Saved: [address].',
    findings: {
      ours: '[address] leads here, safely, and shows your site.',
      older:
        '[address] leads to a site made with this editor, which does not show your latest words yet. Publish, then check again.',
      nowhere:
        '[address] does not lead here yet. Ask whoever you bought the name from to point it to your site: the card says exactly how. It can take some hours until it works everywhere.',
      private:
        '[address] leads to a computer that only your own network can reach. Ask whoever you bought the name from to point it to your site, as the card says.',
      silent:
        'Nothing answers at [address]. Ask whoever you bought the name from whether it points to your site: the card says exactly how.',
      silentHere:
        '[address] leads to this computer, but no site answers there yet. Wait a few minutes. If it stays so, ask whoever set up the computer whether the site is running.',
      insecure:
        '[address] answers, but not safely: browsers would warn your guests. A new name often needs an hour for this. If it stays so, ask whoever hosts your site for “https”, which costs nothing.',
      other:
        'Another website answers at [address]. If the name is yours, ask whoever you bought it from to point it to your site: the card says exactly how.',
      otherHere:
        '[address] leads to this computer, but something other than your site answers. If you have not published yet, publish, then check again.',
      redirect: '[address] leads on to [to]. Use that one, so that guests see one name only.',
    },
  },
  mailbox: {
    title: 'The mailbox',
    intro: 'Where enquiries reach you, and which mailbox the website sends them from.',
    none: 'Enquiries are stored here, and none reaches you yet.',
    proved: 'Enquiries will reach you at [to].',
    provedAt: 'A test e-mail arrived on [when].',
    unproved:
      'A mailbox is saved, but nobody has typed in the number of a test e-mail. Send one, to be certain that enquiries arrive.',
    to: 'Where should enquiries go?',
    toHelp: 'Your e-mail address. Several with commas between.',
    provider: 'Which mailbox sends them?',
    providers: {
      gmail: 'Gmail or Google Workspace',
      zoho: 'Zoho Mail',
      microsoft365: 'Microsoft 365',
      outlook: 'Outlook.com, Hotmail or Live',
      titan: 'Titan',
      other: 'Another',
    },
    notes: {
      gmail:
        'Google wants an app password, not the one you sign in with. In your Google account switch on 2-Step Verification under Security, then search for “App passwords”, make one called Website, and type its 16 letters here.',
      zoho: 'If you sign in to Zoho with a second step, make a password for the website: in your Zoho account under Security → App passwords. Some free Zoho plans do not let a website send. If your account was opened outside India, choose “Another”.',
      microsoft365:
        'Microsoft 365 takes a password from a website only where its administrator has allowed “Authenticated SMTP” for this mailbox, and Microsoft is switching this off. If the test e-mail is refused, use another mailbox here; enquiries can still go to your Microsoft address above.',
      outlook:
        'Microsoft no longer lets a website send from a free Outlook, Hotmail or Live address. Choose another mailbox here, such as a free Gmail one; enquiries can still go to your Outlook address above.',
      titan:
        'In Titan, switch on “Enable Titan on other apps” under Settings → Third-party apps. Then type the password of the mailbox.',
      other:
        'Your e-mail provider’s help pages show these; look for “outgoing mail server” or “SMTP”.',
    } as Record<string, string>,
    user: 'E-mail address of this mailbox',
    password: 'Its password',
    passwordSaved: 'A password is saved, and never shown. Leave this empty to keep it.',
    passwordHelp: 'It is stored on this computer only, and never shown again.',
    host: 'Mail server',
    port: 'Port',
    security: 'Encryption',
    securities: {
      tls: 'From the start (usually port 465)',
      starttls: 'After the greeting (usually port 587)',
      open: 'Only if the server offers it',
    },
    from: 'Sender, if it differs from the mailbox',
    acknowledge: 'Tell guests that their message has arrived',
    acknowledgeHelp: 'Each guest gets a short e-mail, in your own words.',
    test: 'Send a test e-mail',
    testAgain: 'Send another test e-mail',
    testing: 'Sending …',
    save: 'Save',
    saved: 'Saved.',
    sent: 'A test e-mail is on its way to [to]. It has a number of six digits.',
    spam: 'If it is not there in a minute or two, look in the spam folder too, and mark it there as “not spam”.',
    number: 'The number in the test e-mail',
    confirm: 'This is the number',
    anyway: 'Save without the number',
  },
});
