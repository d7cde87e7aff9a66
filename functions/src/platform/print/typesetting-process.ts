/** A process of its own that sets one print and ends: what takes too long or too much ends it alone. */
import { lettersWithoutFont, startTypesetting, typeset } from './typeset.ts';
import type { LettersTask, TypesettingTask } from './typeset-in-subprocess.ts';

void startTypesetting().catch(() => undefined);
process.on('message', (task: TypesettingTask | LettersTask) => {
  void answerTo(task)
    .catch((error: unknown) => ({ failure: String(error) }))
    .then((answer) => process.send?.(answer, undefined, {}, () => process.exit(0)));
});

async function answerTo(task: TypesettingTask | LettersTask) {
  if ('letters' in task) return { missing: await lettersWithoutFont(task.letters) };
  const { template, ...print } = task;
  return { bytes: await typeset({ ...print, template: new URL(template) }) };
}

process.on('disconnect', () => process.exit(0));
