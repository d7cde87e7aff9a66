/** A process of its own that reads one file and ends: what goes wrong in it, or takes too much, ends it alone. */
import { readers } from './formats.ts';

export interface ReadingTask {
  format: string;
  bytes: Uint8Array;
}

process.on('message', ({ format, bytes }: ReadingTask) => {
  void readers[format]?.(bytes).then((read) =>
    process.send?.(read, undefined, {}, () => process.exit(0)),
  );
});
process.on('disconnect', () => process.exit(0));
