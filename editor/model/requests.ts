/**
 * The bodies of the app's requests. Only the server validates them; the app imports just the types, which
 * do not add to its size.
 */
import * as z from 'zod';

const key = z
  .string()
  .max(200)
  .regex(/^(?!__proto__$)/);
/** At most 10,000, more than any list has: a huge index would fill the memory with empty entries. */
const index = z.int().nonnegative().max(10_000);
const pointer = z
  .array(z.union([key, index]))
  .max(20)
  .readonly();
const at = pointer;

/** An edit of a field. Operations apply in order to the file as it was at a version. */
const op = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), at, value: z.unknown() }),
  z.strictObject({ op: z.literal('unset'), at }),
  z.strictObject({ op: z.literal('add'), at, index, value: z.unknown() }),
  z.strictObject({ op: z.literal('remove'), at }),
  z.strictObject({ op: z.literal('move'), at, from: index, to: index }),
]);

const name = z.string().max(300);
const file = { path: name, version: z.string().max(100) };
const edit = z.strictObject({ ...file, ops: z.array(op).max(5_000) });
const draft = edit.extend({
  /** The browser window in which it was typed. */
  session: z.string().min(1).max(100),
  /** The data that the operations apply to, to merge an older draft into a newer file. */
  base: z.unknown(),
  at: z.string().max(40).optional(),
});
/** The value of a setting; `changeSettings` rejects line breaks. */
const line = z.string().trim().max(500);
const settings = { version: z.string().max(100) };
const address = z.strictObject({ address: line });
const ids = z.strictObject({
  serviceId: line,
  bookingTemplateId: line,
  contactTemplateId: line,
  publicKey: line,
});
const mailbox = z.strictObject({
  host: line,
  port: z.int().min(1).max(65_535),
  security: z.enum(['tls', 'starttls', 'open']),
  user: line,
  /** Left out to keep the saved one. */
  password: z.string().max(500).optional(),
  to: line,
  from: line,
  acknowledge: z.boolean(),
});
const past = { id: z.string().max(100), confirmed: z.boolean().optional() };

export type Op = z.infer<typeof op>;
export type Edit = z.infer<typeof edit>;
export type Draft = z.infer<typeof draft>;

/** A browser's answer to a passkey's challenge; @simplewebauthn/server validates the rest. */
const credential = {
  id: z.string().max(2_000),
  rawId: z.string().max(2_000),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** The schema of each body, named after its route or its content. */
export const requests = {
  edit,
  save: edit.extend({ confirmSamples: z.array(pointer).max(1_000).optional() }),
  nothing: z.strictObject({}),
  confirmSentence: z.strictObject({ text: z.string().trim().min(1).max(5_000) }),
  confirmSample: z.strictObject({ ...file, pointer }),
  draft,
  copy: z.strictObject({ from: name, name: z.string().trim().min(1).max(200) }),
  path: z.strictObject({ path: name }),
  move: z.strictObject({ path: name, to: index }),
  publish: z.strictObject({ ignoreErrors: z.boolean().optional() }),
  address,
  saveAddress: address.extend(settings),
  mailbox: z.strictObject({ mailbox }),
  saveMailbox: z.strictObject({ ...settings, mailbox }),
  emailjs: z.strictObject({ ids }),
  saveEmailjs: z.strictObject({ ...settings, ids }),
  /** A command runs with the editor's rights, so only a technician sets one. */
  savePublishing: z.strictObject({ ...settings, way: z.enum(['server', 'git']) }),
  confirm: z.strictObject({ ...settings, test: name, number: name }),
  undo: z.strictObject(past),
  restore: z.strictObject({ ...past, path: name.optional() }),
  photo: z.strictObject({ photo: name }),
  deletedPhoto: z.strictObject({ id: z.string().max(100) }),
  replacePhoto: z.strictObject({
    photo: name,
    by: name,
    /** The files that name it, as the owner saw them. */
    files: z.array(z.strictObject(file)).max(2_000),
  }),
  /** Several at once, in one save. */
  replacePhotos: z.strictObject({
    pairs: z
      .array(z.strictObject({ photo: name, by: name }))
      .min(1)
      .max(200),
    files: z.array(z.strictObject(file)).max(2_000),
  }),
  signIn: {
    link: z.strictObject({ address: z.string().trim().max(300) }),
    open: z.strictObject({ token: z.string().max(100) }),
    others: z.strictObject({ passkeys: z.boolean().optional() }),
    device: z.strictObject({ id: z.string().max(2_000) }),
    newPasskey: z.looseObject({
      ...credential,
      response: z.looseObject({ clientDataJSON: z.string(), attestationObject: z.string() }),
    }),
    passkey: z.looseObject({
      ...credential,
      response: z.looseObject({
        clientDataJSON: z.string(),
        authenticatorData: z.string(),
        signature: z.string(),
        userHandle: z.string().optional(),
      }),
    }),
  },
};
