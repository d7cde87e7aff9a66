import type { TextDocument } from '@contract/consultation/ground/texts/text-nodes.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { draftOf } from '../../../forms/drafts.ts';
import { draftName, type TextDraft, TextSaver } from './text-saver.ts';

const text = (words: string): TextDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const refusal = (code: 'changed-meanwhile' | 'unavailable') =>
  new ApiError({ status: code === 'unavailable' ? 503 : 409, code, message: 'No' });
const draft = () => draftOf<TextDraft>(draftName(7));

interface Sent {
  document: TextDocument;
  revision: number;
}

/** A text that is typed, and what the server was sent; it refuses as often as it is told to. */
function typing() {
  const [sent, refusals]: [Sent[], ApiError[]] = [[], []];
  let now = text('Once');
  const saver = new TextSaver({
    representationId: 7,
    revision: 3,
    read: () => now,
    send: async (save) => {
      sent.push(save);
      const refused = refusals.shift();
      if (refused) throw refused;
      return { revision: save.revision + 1 };
    },
  });
  const type = (words: string) => {
    now = text(words);
    saver.edited();
  };
  return { saver, sent, refusals, type };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.clearAllTimers();
});

it('saves by itself a while after the last key, from the revision before', async () => {
  const { saver, sent, type } = typing();
  type('On');
  type('Once more');
  expect(saver.status).toBe('unsaved');
  expect(draft()).toEqual({ document: text('Once more'), revision: 3 });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ document: text('Once more'), revision: 3 }]);
  expect(saver.status).toBe('saved');
  expect(draft()).toBeUndefined();
  type('Again');
  await saver.save();
  expect(sent.at(-1)).toEqual({ document: text('Again'), revision: 4 });
});

it('keeps what could not be saved, and tries again', async () => {
  const { saver, sent, refusals, type } = typing();
  refusals.push(refusal('unavailable'));
  type('Lost?');
  await saver.save();
  expect(saver.status).toBe('failed');
  expect(draft()?.document).toEqual(text('Lost?'));
  await saver.save();
  expect(saver.status).toBe('saved');
  expect(sent).toHaveLength(2);
});

it('saves what was typed while it saved', async () => {
  const { saver, sent, type } = typing();
  type('First');
  const saving = saver.save();
  type('First and second');
  await saving;
  await vi.runAllTimersAsync();
  expect(sent.map(({ revision }) => revision)).toEqual([3, 4]);
  expect(sent.at(-1)?.document).toEqual(text('First and second'));
});

it('is not saved, and stays kept in this tab, while something newer was typed than what was saved', async () => {
  const { saver, sent, type } = typing();
  const told: string[] = [];
  saver.subscribe(() => told.push(saver.status));
  type('First');
  const saving = saver.save();
  type('First and second');
  // The wait after the last key ends while the first save is still under way, as on a slow line.
  vi.advanceTimersByTime(2000);
  await saving;
  expect(told).not.toContain('saved');
  expect(saver.status).toBe('unsaved');
  expect(draft()?.document).toEqual(text('First and second'));
  await vi.runAllTimersAsync();
  expect(sent.at(-1)?.document).toEqual(text('First and second'));
  expect(told.filter((status) => status === 'saved')).toHaveLength(1);
  expect(draft()).toBeUndefined();
});

it('waits in a conflict until somebody has decided', async () => {
  const { saver, sent, refusals, type } = typing();
  refusals.push(refusal('changed-meanwhile'));
  type('Mine');
  await saver.save();
  type('Mine still');
  await vi.runAllTimersAsync();
  expect(saver.status).toBe('conflict');
  expect(sent).toHaveLength(1);
  saver.goOnFrom(9, true);
  await vi.runAllTimersAsync();
  expect(sent.at(-1)).toEqual({ document: text('Mine still'), revision: 9 });
  expect(saver.status).toBe('saved');
});
