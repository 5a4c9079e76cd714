/** What the view “Going live” and the server exchange. */

/** The steps of the view; links in other views lead to them. */
export const SETUP_STEPS = ['address', 'mailbox', 'emailjs', 'publishing'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/**
 * Whether the site that runs here uses the saved settings: `waits` until it restarts, `none` if no site
 * runs here.
 */
export interface Use {
  state: 'used' | 'waits' | 'none';
  /** ISO date and time at which the site started. */
  since?: string;
}

interface Saved {
  /** Names of its settings that the environment sets, so that the editor cannot change them. */
  setElsewhere: string[];
  use: Use;
}

/** TLS from the start, mandatory STARTTLS, or STARTTLS only if the server offers it. */
export const SECURITIES = ['tls', 'starttls', 'open'] as const;
export type Security = (typeof SECURITIES)[number];

/** How letters are sent, and where enquiries go. */
export interface Mailbox {
  host: string;
  port: number;
  security: Security;
  user: string;
  /** Addresses, separated by commas. */
  to: string;
  /** The sender's address; empty for the mailbox's own. */
  from: string;
  /** Tell guests that their message has arrived. */
  acknowledge: boolean;
}

/** The ids that an EmailJS account shows. */
export interface EmailjsIds {
  serviceId: string;
  bookingTemplateId: string;
  contactTemplateId: string;
  publicKey: string;
}

export interface Setup {
  version: string;
  address: Saved & {
    /** Empty if none is set. */
    origin: string;
  };
  mailbox: Saved & {
    /** Null while none is set. */
    saved: Mailbox | null;
    /** The address at which the inn reads its mail, as a first suggestion. */
    suggested: string;
    hasPassword: boolean;
    /** When the number of a test e-mail was typed in; absent if it never was for these settings. */
    verified?: string;
  };
  emailjs: Saved & {
    ids: EmailjsIds;
    /** The address at which the inn reads its mail. */
    to: string;
    verified?: string;
  };
  publishing: {
    way: SetupWay;
    setElsewhere: string[];
  };
}

/** How the site is published: `server` shows it on this computer, `command` is a technician's own way. */
export type SetupWay = 'server' | 'git' | 'command';

/** Whether a way to publish works. */
export interface WayCheck {
  works: boolean;
  /** Why not, and what to do. */
  says?: string;
  /** The same in technical words. */
  card?: string;
}

export type PublishingCheck = Record<'server' | 'git', WayCheck>;

/** What was found at an address. */
export type AddressFinding =
  /** The name has no address in DNS. */
  | 'nowhere'
  /** It leads to a private network. */
  | 'private'
  /** Nothing answers. */
  | 'silent'
  /** No valid certificate. */
  | 'insecure'
  /** Another website. */
  | 'other'
  /** A website built by this project, with other content. */
  | 'older'
  /** This site. */
  | 'ours'
  /** It redirects to another address. */
  | 'redirect';

export interface AddressCheck {
  origin: string;
  finding: AddressFinding;
  /** For `redirect`: the target's origin. */
  to?: string;
  /** The name leads to the computer on which this editor runs. */
  isHere: boolean;
  /** Technical text for whoever manages the domain name. */
  card?: string;
}
