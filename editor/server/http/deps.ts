import type { Diagnostic } from '../../model/api.ts';
import type { Workspace } from '../history/workspace.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Bundle } from './bundle.ts';

/** The dependencies of the editor's routes. */
export interface Deps {
  workspace: Workspace;
  port: () => number;
  /** Origin of the preview; empty while none runs. */
  preview: () => string;
  bundle: Bundle;
  /** Runs the launch check. */
  launch: () => Promise<Diagnostic[]>;
  publisher: Publisher;
}
