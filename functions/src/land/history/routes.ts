import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { invalidField } from '../../platform/errors.ts';
import {
  createNote,
  createSiteNote,
  editNote,
  editSiteNote,
  getNote,
  siteHistory,
  siteTimeline,
} from './contract.ts';
import type { HistoryItem } from '../ground/history/history-item.ts';
import { historyMessages } from './messages.ts';
import { addNote, changeNote, historyReaderOf, readNote } from './notes.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { findUndoable, readHistory } from '../ground/history/read-history.ts';

const PAGE = 50;

export const historyRoutes: Route[] = [
  route(siteHistory, async ({ input, actor, tx }) => {
    const { items, next, undo } = await page(tx, actor, input);
    return { history: items, next, undo };
  }),

  route(siteTimeline, async ({ input: { cursor, ...asked }, actor, tx }) => {
    const before = cursor === undefined ? undefined : itemOf(cursor);
    const { items, next, undo } = await page(tx, actor, { ...asked, before });
    return { timeline: items, next: next === null ? null : String(next), undo };
  }),

  route(createNote, ({ input, actor, tx }) => addNote(tx, actor, input.siteId, input.note_content)),
  route(getNote, async ({ input, actor, tx }) => ({
    note: await readNote(tx, actor, input.noteId),
  })),
  route(editNote, ({ input, actor, tx }) =>
    changeNote(tx, actor, { noteId: input.noteId, content: input.note_content }),
  ),

  route(createSiteNote, ({ input, actor, tx }) =>
    addNote(tx, actor, input.siteId, input.note_content),
  ),
  route(editSiteNote, ({ input, actor, tx }) =>
    changeNote(tx, actor, {
      noteId: input.note_id,
      siteId: input.siteId,
      content: input.note_content,
    }),
  ),
];

interface Asked {
  siteId: number;
  type?: HistoryItem['type'] | undefined;
  before?: number | undefined;
  limit?: number | undefined;
}

async function page(tx: Tx, actor: Actor, { limit = PAGE, ...asked }: Asked) {
  await requireSite(tx, asked.siteId);
  const reader = historyReaderOf(actor);
  const found = await readHistory(tx, { ...asked, limit: limit + 1, reader });
  const items = found.slice(0, limit);
  return {
    items,
    next: found.length > limit ? (items.at(-1)?.id ?? null) : null,
    undo: reader.mayWrite ? await findUndoable(tx, asked.siteId, actor.accountId) : null,
  };
}

/** A cursor is the id of the page's last item. */
function itemOf(cursor: string): number {
  if (/^[1-9]\d{0,14}$/.test(cursor)) return Number(cursor);
  throw invalidField('cursor', historyMessages.unknownCursor);
}
