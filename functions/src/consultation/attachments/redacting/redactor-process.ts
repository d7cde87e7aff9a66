/** A process of its own that draws one file and ends: what goes wrong in it, or takes too much, ends it alone. */
import { redact } from './redactor.ts';
import type { RedactorTask } from './redactor-task.ts';

process.on('message', (task: RedactorTask) => {
  void redact(task).then((answer) => process.send?.(answer, undefined, {}, () => process.exit(0)));
});
process.on('disconnect', () => process.exit(0));
