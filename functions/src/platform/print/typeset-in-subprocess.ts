import path from 'node:path';
import { askSubprocess } from '../subprocess/ask-subprocess.ts';
import { inTurn } from '../turns.ts';
import type { Print } from './typeset.ts';

/** A print as it goes to a process of its own. */
export interface TypesettingTask extends Omit<Print, 'template'> {
  template: string;
}

/** Letters of which it is asked whether any font has them. */
export interface LettersTask {
  letters: readonly string[];
}

/** Why a print was given up: its words ask more of the engine than anybody should wait for. */
export class TooDearToPrint extends Error {}

/** The CDN waits for a minute. */
const MAX_MILLISECONDS = 45_000;
const MAX_MEGABYTES = 700;
/** Prints that are set at once, and those of a council that wait for it: a crowd must not take the memory of everybody else. */
const turns = inTurn({ atOnce: 1, waiting: 8 });

/** The bundle has the process beside its modules, which lie in one folder. */
const SCRIPT = path.join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'typesetting-process.ts' : 'typesetting-process.js',
);

/**
 * As `typeset`, in a process of its own, by turns between councils: the engine works while its whole process waits, and
 * some words take it long. Throws TooDearToPrint, and unavailable where too many of the council wait already.
 */
export const typesetInSubprocess = (
  print: Print,
  council: string,
  maxMilliseconds = MAX_MILLISECONDS,
): Promise<Uint8Array> =>
  turns(async () => {
    const task: TypesettingTask = { ...print, template: print.template.href };
    const answer = await askSubprocess<{ bytes: Uint8Array } | { failure: string }>(SCRIPT, task, {
      maxMilliseconds,
      maxResidentMegabytes: MAX_MEGABYTES,
      takesLargePages: true,
    });
    if (answer === 'tookTooLong' || answer === 'tookTooMuch')
      throw new TooDearToPrint(`Setting a print: ${answer}`);
    if (answer === 'damaged') throw new Error('Setting a print: its process ended');
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.bytes;
  }, council);

/**
 * Which of these letters no font has, as the engine says in a process of its own. All councils wait for it in one line.
 * Throws as `typesetInSubprocess`.
 */
export const lettersWithoutFontInSubprocess = (letters: readonly string[]): Promise<string[]> =>
  turns(async () => {
    const task: LettersTask = { letters };
    const answer = await askSubprocess<{ missing: string[] } | { failure: string }>(SCRIPT, task, {
      maxMilliseconds: MAX_MILLISECONDS,
      maxResidentMegabytes: MAX_MEGABYTES,
    });
    if (typeof answer === 'string') throw new Error(`Looking for letters: ${answer}`);
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.missing;
  });
