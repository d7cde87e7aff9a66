import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawn } from '@contract/platform/testing/thorough.ts';
import { keptTyping } from './kept-typing.ts';
import { NAME, TypedText } from './testing/typed-text.ts';

/** What does not hold at a step though it must. */
function faultsOf({ saver, by, stored, isLeft, release, calls }: TypedText): string[] {
  const { status, value, base } = saver;
  const kept = keptTyping<string, number>(NAME);
  const isInAMoment = !release && (status === 'unsaved' || (status === 'retrying' && !isLeft));
  const holds = {
    'what is saved is stored': status !== 'saved' || by === 'others' || value === stored,
    'what is saved is not kept in the tab': status !== 'saved' || kept === undefined,
    'what is not saved is kept in the tab':
      status === 'saved' || (kept?.value === value && kept.base === base),
    'what is not saved yet is saved in a moment': !isInAMoment || vi.getTimerCount() === 1,
    'what is being saved is on its way': calls.length === (status === 'saving' ? 1 : 0),
    'a conflict is about other words': status !== 'conflict' || stored !== value,
  };
  return Object.entries(holds).flatMap(([what, isSo]) => (isSo ? [] : [what]));
}

type Step = (typed: TypedText, words: string) => void | Promise<void>;

const steps: Record<string, Step> = {
  type: (typed, words) => typed.type(words),
  'type without a pause': (typed, words) => typed.type(words, 0),
  'wait a moment': async () => void (await vi.advanceTimersByTimeAsync(400)),
  'wait long': async () => void (await vi.advanceTimersByTimeAsync(30_000)),
  save: ({ saver }) => void saver.save(),
  answered: ({ calls }) => calls[0]?.arrive(),
  lost: ({ calls }) => calls[0]?.lose(),
  'answer lost': ({ calls }) => calls[0]?.arrive(true),
  refused: ({ calls }) => calls[0]?.refuse(),
  'others write': (typed, words) => typed.others(`${words} of others`),
  'others write the same': (typed) => {
    if (typed.saver.status !== 'conflict') typed.others(typed.saver.value);
  },
  'mine goes on': ({ saver, version }) => {
    if (saver.status === 'conflict') saver.goOn(saver.value, version);
  },
  'theirs goes on': ({ saver, stored, version }) => {
    if (saver.status === 'conflict') saver.take(stored, version);
  },
  leave: (typed) => typed.leave(),
  'come back': (typed) => typed.reload(),
  'close the page': ({ saver }) => saver.closePage(),
  submit: (typed) => typed.submit(),
  'is not submitted': (typed) => typed.isNotSubmitted(),
  offline: (typed) => void (typed.isOnline = false),
  online: (typed) => {
    typed.isOnline = true;
    dispatchEvent(new Event('online'));
  },
  'session ends': (typed) => void (typed.isSignedIn = false),
  'log in': (typed) => void (typed.isSignedIn = true),
};

/** What is promised is heard. */
const heard = () => vi.advanceTimersByTimeAsync(0);

/** Everything works again, and somebody who conflicts with others decides for their own words. */
async function allIsWell(typed: TypedText): Promise<void> {
  typed.isOnline = true;
  typed.isSignedIn = true;
  typed.isNotSubmitted();
  for (let rounds = 0; rounds < 20 && typed.saver.status !== 'saved'; rounds += 1) {
    if (typed.saver.status === 'conflict') typed.saver.goOn(typed.saver.value, typed.version);
    void typed.saver.save();
    await heard();
    typed.calls[0]?.arrive();
    await heard();
    expect(faultsOf(typed)).toEqual([]);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.clearAllTimers());

it('has stored what was acknowledged, keeps what was not, and says truly which of the two it is', async () => {
  const names = fc.constantFrom(...Object.keys(steps));
  await fc.assert(
    fc.asyncProperty(fc.array(names, { maxLength: 40 }), fc.boolean(), async (path, repeats) => {
      sessionStorage.clear();
      vi.clearAllTimers();
      const typed = new TypedText();
      typed.repeats = repeats;
      for (const [at, name] of path.entries()) {
        const { value: before, status } = typed.saver;
        await steps[name]!(typed, `words ${at}`);
        await heard();
        expect(faultsOf(typed)).toEqual([]);
        const isReplaced = name.startsWith('type') || name === 'theirs goes on';
        const isReadAnew = name === 'come back' && status === 'saved';
        const { value } = typed.saver;
        expect(isReplaced || isReadAnew ? before : value).toBe(before);
      }
      const last = typed.saver.value;
      await allIsWell(typed);
      expect(typed.by === 'here' ? typed.stored : last).toBe(last);
      expect(typed.saver.status).toBe('saved');
    }),
    drawn(300, 20_000),
  );
});
