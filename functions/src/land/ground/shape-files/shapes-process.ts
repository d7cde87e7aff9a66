/** A process of its own that reads the shapes of one file and ends: what goes wrong in it, or takes too much, ends it alone. */
import { UnreadableFile } from '../../../records/imports/findings.ts';
import { readShapesIn, type ShapesReading } from './read-shapes.ts';
import type { ShapesTask, ShapesRefusal } from './read-shapes-in-subprocess.ts';

process.on('message', (task: ShapesTask) => {
  void answerTo(task).then((answer) =>
    process.send?.(answer, undefined, {}, () => process.exit(0)),
  );
});

const answerTo = ({ bytes, limits, folder }: ShapesTask): Promise<ShapesReading | ShapesRefusal> =>
  readShapesIn(folder, bytes, limits).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return { unreadable: error.message };
    throw error;
  });

process.on('disconnect', () => process.exit(0));
