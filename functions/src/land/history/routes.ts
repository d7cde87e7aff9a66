import type { Actor } from '../../platform/actor.ts';
import type { ParsedOf } from '../../platform/contract.ts';
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
import { historyMessages } from './messages.ts';
import { addNote, changeNote, historyReaderOf, readNote } from './notes.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import {
  findEverybodysUndoable,
  findUndoable,
  readHistory,
} from '../ground/history/read-history.ts';

export const historyRoutes: Route[] = [
  route(siteHistory, async ({ input, actor, tx }) => {
    const { items, ...page } = await pageOf(tx, actor, input);
    return { history: items, ...page };
  }),

  route(siteTimeline, async ({ input: { cursor, ...asked }, actor, tx }) => {
    const before = cursor === undefined ? undefined : itemOf(cursor);
    const { items, next, ...page } = await pageOf(tx, actor, { ...asked, before });
    return { timeline: items, next: next === null ? null : String(next), ...page };
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

type Asked = ParsedOf<typeof siteHistory>;

async function pageOf(tx: Tx, actor: Actor, asked: Asked) {
  const { siteId, limit, user_id: userId, column_name: column, ...narrowed } = asked;
  await requireSite(tx, siteId);
  const reader = historyReaderOf(actor);
  const found = await readHistory(tx, {
    ...narrowed,
    siteId,
    userId,
    column,
    withCleared: asked.with_cleared,
    limit: limit + 1,
    reader,
  });
  const items = found.slice(0, limit);
  const { mayWrite } = reader;
  return {
    items,
    next: found.length > limit ? (items.at(-1)?.id ?? null) : null,
    undo: mayWrite ? await findUndoable(tx, siteId, actor.accountId) : null,
    undoable: mayWrite ? await findEverybodysUndoable(tx, siteId) : [],
  };
}

/** A cursor is the id of the page's last item. */
function itemOf(cursor: string): number {
  if (/^[1-9]\d{0,14}$/.test(cursor)) return Number(cursor);
  throw invalidField('cursor', historyMessages.unknownCursor);
}
