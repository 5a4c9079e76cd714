import { tmpdir } from 'node:os';
import type { PublishTools } from '../../editor/server/publish/publisher.ts';

/** For editor tests that are not about publishing. */
export const publishNowhere: PublishTools = {
  setting: undefined,
  root: tmpdir(),
  build: async () => tmpdir(),
  server: () => undefined,
  isShown: () => false,
  launch: async () => [],
};
