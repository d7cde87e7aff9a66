/** A process of its own that reads one Word file and ends: what goes wrong in it, or takes too much, ends it alone. */
import { UnreadableFile } from '../../../../records/imports/findings.ts';
import { wordFileMessages as messages } from '../messages.ts';
import { readWordFile } from './read-word.ts';
import type { WordAnswer } from './word-plan.ts';

process.on('message', ({ bytes }: { bytes: Uint8Array }) => {
  void readWordFile(bytes)
    .then(
      (plan): WordAnswer => ({ plan }),
      (error: unknown): WordAnswer => ({
        failure: error instanceof UnreadableFile ? error.message : messages.damaged,
      }),
    )
    .then((answer) => process.send?.(answer, undefined, {}, () => process.exit(0)));
});
process.on('disconnect', () => process.exit(0));
