import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { hasDrafts } from '../drafts.ts';
import { type AfterFailure, waitsForSomebody } from './after-failure.ts';
import { keepTyping, keptTyping } from './kept-typing.ts';
import { Saver } from './saver.ts';

const refusal = (code: 'changed-meanwhile' | 'unavailable') =>
  new ApiError({ status: code === 'unavailable' ? 503 : 409, code, message: 'No' });
const kept = () => keptTyping<string, number>('words');

interface Sent {
  value: string;
  base: number;
}

/** What is typed, and what the server was sent; it refuses as often as it is told to. */
function typing(retry: (error: unknown) => AfterFailure = waitsForSomebody) {
  const [sent, refusals]: [Sent[], ApiError[]] = [[], []];
  const saver = new Saver<string, number>(
    {
      name: 'words',
      read: async () => ({ value: 'Theirs', base: 9 }),
      send: async (value, base) => {
        sent.push({ value, base });
        const refused = refusals.shift();
        if (refused) throw refused;
        return base + 1;
      },
      isSame: (one, other) => one === other,
      retry,
    },
    { value: '', base: 3 },
  );
  return { saver, sent, refusals };
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.clearAllTimers());

it('saves by itself a while after the last key, over the save before', async () => {
  const { saver, sent } = typing();
  saver.edited('On');
  saver.edited('Once more');
  expect(saver.status).toBe('unsaved');
  expect(kept()).toEqual({ value: 'Once more', base: 3 });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ value: 'Once more', base: 3 }]);
  expect(saver.status).toBe('saved');
  expect(kept()).toBeUndefined();
  saver.edited('Again');
  await saver.save();
  expect(sent.at(-1)).toEqual({ value: 'Again', base: 4 });
});

it('keeps what could not be saved, and tries again', async () => {
  const { saver, sent, refusals } = typing();
  refusals.push(refusal('unavailable'));
  saver.edited('Lost?');
  await saver.save();
  expect(saver.status).toBe('failed');
  expect(kept()?.value).toBe('Lost?');
  await saver.save();
  expect(saver.status).toBe('saved');
  expect(sent).toHaveLength(2);
});

it('has saved all that was typed once a save that was asked for during another is done', async () => {
  const { saver, sent } = typing();
  saver.edited('First');
  void saver.save();
  saver.edited('First and second');
  await saver.save();
  expect(sent).toEqual([
    { value: 'First', base: 3 },
    { value: 'First and second', base: 4 },
  ]);
  expect(saver.status).toBe('saved');
  expect(kept()).toBeUndefined();
});

it('is not saved, and stays kept in this tab, while something newer was typed than what was saved', async () => {
  const { saver, sent } = typing();
  const told: string[] = [];
  saver.subscribe(() => told.push(saver.status));
  saver.edited('First');
  const saving = saver.save();
  saver.edited('First and second');
  await saving;
  expect(told).not.toContain('saved');
  expect(saver.status).toBe('unsaved');
  expect(kept()).toEqual({ value: 'First and second', base: 4 });
  await vi.runAllTimersAsync();
  expect(sent.at(-1)).toEqual({ value: 'First and second', base: 4 });
  expect(told.filter((status) => status === 'saved')).toHaveLength(1);
});

it('waits in a conflict until somebody has decided', async () => {
  const { saver, sent, refusals } = typing();
  refusals.push(refusal('changed-meanwhile'));
  saver.edited('Mine');
  await saver.save();
  saver.edited('Mine still');
  await vi.runAllTimersAsync();
  expect(saver.status).toBe('conflict');
  expect(sent).toHaveLength(1);
  saver.goOn(saver.value, 9);
  await vi.runAllTimersAsync();
  expect(sent.at(-1)).toEqual({ value: 'Mine still', base: 9 });
  expect(saver.status).toBe('saved');
});

it('takes no words of its own for those of others where an answer was lost', async () => {
  const { saver, sent, refusals } = typing();
  refusals.push(refusal('unavailable'), refusal('changed-meanwhile'));
  saver.edited('Theirs');
  await saver.save();
  saver.edited('Theirs and more');
  await saver.save();
  expect(sent.at(-1)).toEqual({ value: 'Theirs and more', base: 9 });
  expect(saver.status).toBe('saved');
});

it('sends nothing while it is held, and what was typed then once it is not', async () => {
  const { saver, sent } = typing();
  saver.edited('First');
  const release = saver.hold();
  saver.edited('First and second');
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
  expect(saver.status).toBe('unsaved');
  release();
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ value: 'First and second', base: 3 }]);
});

it('keeps in this tab what others have written over until somebody has decided', async () => {
  const { saver } = typing();
  saver.edited('Mine');
  await saver.save();
  expect(kept()).toBeUndefined();
  saver.collide();
  expect(saver.status).toBe('conflict');
  expect(kept()).toEqual({ value: 'Mine', base: 4 });
});

it('keeps no older copy where what is typed is too long for the store of the tab', async () => {
  const { saver } = typing();
  saver.edited('First');
  expect(saver.isKept()).toBe(true);
  saver.edited('x'.repeat(6_000_000));
  expect(saver.isKept()).toBe(false);
  expect(kept()).toBeUndefined();
  await saver.save();
  expect(hasDrafts()).toBe(false);
});

it('leaves alone what was typed since by who came back to it', async () => {
  const { saver, sent } = typing();
  const newer = { value: 'First and second', base: 3 };
  const comeBack = () => keepTyping('words', newer, location.pathname);
  saver.edited('First');
  const release = saver.hold();
  void saver.leave();
  comeBack();
  release();
  saver.closePage();
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
  expect(kept()).toEqual(newer);
});

it('forgets nothing newer once what was left arrives', async () => {
  const { saver, sent } = typing();
  const newer = { value: 'First and second', base: 3 };
  saver.edited('First');
  const leaving = saver.leave();
  keepTyping('words', newer, location.pathname);
  await leaving;
  expect(sent).toEqual([{ value: 'First', base: 3 }]);
  expect(kept()).toEqual(newer);
});

it('is sent again by itself where the page stands after all, also once its form is left', async () => {
  const { saver, sent, refusals } = typing(() => 2000);
  saver.edited('First');
  refusals.push(refusal('unavailable'), refusal('unavailable'));
  saver.closePage();
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.status).toBe('retrying');
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(2);
  await saver.leave();
  expect(saver.status).toBe('saved');
  refusals.push(refusal('unavailable'));
  saver.edited('Second');
  await saver.leave();
  await vi.runAllTimersAsync();
  expect(sent.map(({ value }) => value)).toEqual(['First', 'First', 'First', 'Second', 'Second']);
  expect(kept()).toBeUndefined();
});

it('changes nothing more by what was on its way when something else was decided', async () => {
  const { saver } = typing();
  saver.edited('Mine');
  const sending = saver.save();
  saver.take('Theirs', 9);
  await sending;
  saver.edited('Over theirs');
  expect(saver.base).toBe(9);
  expect(kept()).toEqual({ value: 'Over theirs', base: 9 });
});
