import { MINUTE } from '../../../lib/durations.ts';
import type { LanguageCode } from '../../model/language.ts';
import { hashOf, newSecret } from './secrets.ts';
import type { Session } from './sessions.ts';

/** Who sees the preview: a session, and the language of its editor. */
interface Viewer {
  session: string;
  language: LanguageCode;
}

/** Milliseconds for which a pass is valid. */
const LIFETIME = MINUTE;
/** The most passes, and browsers, to remember; the oldest become invalid. */
const MAX_ENTRIES = 1_000;

function remember<Value>(known: Map<string, Value>, value: Value): string {
  const [oldest] = known.keys();
  if (known.size >= MAX_ENTRIES && oldest) known.delete(oldest);
  const secret = newSecret();
  known.set(hashOf(secret), value);
  return secret;
}

/**
 * Lets an owner's browser see the preview, whose host gets none of the editor's cookies. In memory: after a
 * restart, the editor's page requests a new pass.
 */
export class PreviewPasses {
  readonly #passes = new Map<string, Viewer & { until: number }>();
  /** The browsers that have used a pass. */
  readonly #browsers = new Map<string, Viewer>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A pass that can be used once. */
  create({ id }: Session, language: LanguageCode): string {
    return remember(this.#passes, { session: id, language, until: this.#now() + LIFETIME });
  }

  /** Exchanges a pass for the secret of the preview's cookie; undefined if the pass is not valid. */
  use(pass: string): string | undefined {
    const found = this.#passes.get(hashOf(pass));
    this.#passes.delete(hashOf(pass));
    if (!found || found.until < this.#now()) return undefined;
    return remember(this.#browsers, { session: found.session, language: found.language });
  }

  /** The viewer whose preview cookie has this secret. */
  viewerOf = (secret: string): Viewer | undefined => this.#browsers.get(hashOf(secret));
}
