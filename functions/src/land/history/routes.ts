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
import { historyPage } from '../../records/history/history-page.ts';

export const historyRoutes: Route[] = [
  route(siteHistory, ({ input, actor, tx }) => pageOf(tx, actor, input)),

  route(siteTimeline, async ({ input: { cursor, ...asked }, actor, tx }) => {
    const before = cursor === undefined ? undefined : itemOf(cursor);
    const { history, next, ...page } = await pageOf(tx, actor, { ...asked, before });
    return { timeline: history, next: next === null ? null : String(next), ...page };
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

async function pageOf(tx: Tx, actor: Actor, { siteId: id, ...asked }: Asked) {
  await requireSite(tx, id);
  return historyPage(tx, { entity: 'site', id }, historyReaderOf(actor), asked);
}

/** A cursor is the id of the page's last item. */
function itemOf(cursor: string): number {
  if (/^[1-9]\d{0,14}$/.test(cursor)) return Number(cursor);
  throw invalidField('cursor', historyMessages.unknownCursor);
}
