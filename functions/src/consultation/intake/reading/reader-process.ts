/** A process of its own that reads one file and ends: what goes wrong in it, or takes too much, ends it alone. */
import { readers } from './formats.ts';
import { readAttachments } from './read-attachments.ts';
import type { ReadingTask } from './reading-task.ts';

process.on('message', ({ format, bytes, attachmentsOf }: ReadingTask) => {
  const reading =
    attachmentsOf === undefined
      ? readers[format]?.(bytes)
      : readAttachments(format, bytes, attachmentsOf);
  void reading?.then((read) => process.send?.(read, undefined, {}, () => process.exit(0)));
});
process.on('disconnect', () => process.exit(0));
