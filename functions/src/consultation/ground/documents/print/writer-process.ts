/** A process of its own that writes one document and ends: setting hundreds of pages holds up nothing else. */
import { readyToWrite, writePrinted, type WritingTask } from './write-printed.ts';

void readyToWrite(process.argv[2]).catch(() => undefined);
process.on('message', (task: WritingTask) => {
  void writePrinted(task)
    .then(
      (bytes) => ({ bytes }),
      (error: unknown) => ({ failure: String(error) }),
    )
    .then((answer) => process.send?.(answer, undefined, {}, () => process.exit(0)));
});
process.on('disconnect', () => process.exit(0));
