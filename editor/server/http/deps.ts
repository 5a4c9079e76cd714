import type { Diagnostic } from '../../model/api.ts';
import type { Workspace } from '../history/workspace.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Shell } from './bundle.ts';

/** What the desk's routes work with. */
export interface Parts {
  workspace: Workspace;
  port: () => number;
  /** The origin of the preview; empty while there is none. */
  preview: () => string;
  shell: Shell;
  /** What stands between the inn and going live. */
  launch: () => Promise<Diagnostic[]>;
  publisher: Publisher;
}
