/** A process of its own that reads one file and ends: what goes wrong in it, or takes too much, ends it alone. */
import { UnreadableFile } from '../../../records/imports/findings.ts';
import type { ReadTable } from '../tables/read-table.ts';
import { readers } from './formats.ts';
import { readAttachments } from './read-attachments.ts';
import type { ReadingTask } from './reading-task.ts';

process.on('message', ({ format, bytes, attachmentsOf }: ReadingTask) => {
  void answerTo({ format, bytes, attachmentsOf })?.then((read) =>
    process.send?.(read, undefined, {}, () => process.exit(0)),
  );
});
function answerTo({ format, bytes, attachmentsOf }: ReadingTask): Promise<unknown> | undefined {
  if (format === 'table') return tableAnswer(bytes);
  return attachmentsOf === undefined
    ? readers[format]?.(bytes)
    : readAttachments(format, bytes, attachmentsOf);
}

/** A text where there is nothing to read. */
async function tableAnswer(bytes: Uint8Array): Promise<ReadTable | string> {
  const { readTableFile } = await import('../tables/read-table.ts');
  try {
    return readTableFile(bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message;
    throw error;
  }
}

process.on('disconnect', () => process.exit(0));
