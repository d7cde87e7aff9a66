/** A process of its own that draws one file and ends: what goes wrong in it, or takes too much, ends it alone. */
import { redact, type RedactorTask } from './redactor.ts';

process.on('message', (task: RedactorTask) => {
  void redact(task).then((answer) => process.send?.(answer, undefined, {}, () => process.exit(0)));
});
process.on('disconnect', () => process.exit(0));
