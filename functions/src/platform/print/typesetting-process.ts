/** A process of its own that sets one print and ends: what takes too long or too much ends it alone. */
import { startTypesetting, typeset } from './typeset.ts';
import type { TypesettingTask } from './typeset-apart.ts';

void startTypesetting().catch(() => undefined);
process.on('message', ({ template, ...print }: TypesettingTask) => {
  void typeset({ ...print, template: new URL(template) })
    .then(
      (bytes) => ({ bytes }),
      (error: unknown) => ({ failure: String(error) }),
    )
    .then((answer) => process.send?.(answer, undefined, {}, () => process.exit(0)));
});
process.on('disconnect', () => process.exit(0));
