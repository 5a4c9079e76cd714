import type { Diagnostic } from '../../model/api.ts';
import type { Workspace } from '../history/workspace.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Bundle } from './bundle.ts';

/** What the desk's routes work with. */
export interface Deps {
  workspace: Workspace;
  port: () => number;
  /** The origin of the preview; empty while there is none. */
  preview: () => string;
  bundle: Bundle;
  /** What stands between the inn and going live. */
  launch: () => Promise<Diagnostic[]>;
  publisher: Publisher;
}
