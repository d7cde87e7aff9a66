import type { Actor } from '../../platform/actor.ts';
import type { OutputOf, ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { holdToUndo } from '../ground/sites/hold-to-undo.ts';
import { siteMessages as messages } from '../ground/sites/messages.ts';
import { siteNames } from '../ground/sites/site-names.ts';
import type { LeftAlone, undoSiteEdits } from './contract/bulk-edit.ts';
import { undoHeldEdit } from './undo-edit.ts';

type Undoing = typeof undoSiteEdits;

/** Takes back changes of several sites, each by itself; gives what was undone and what was left, and why. */
export async function undoEdits(
  tx: Tx,
  actor: Actor,
  changes: ParsedOf<Undoing>['changes'],
): Promise<OutputOf<Undoing>> {
  const ids = changes.map(({ site_id: id }) => id);
  const live = new Set(await holdToUndo(tx, ids));
  const names = await siteNames(
    tx,
    ids.filter((id) => live.has(id)),
  );
  const answer: OutputOf<Undoing> = { undone: [], left: [] };
  for (const { site_id: id, change_id: changeId } of changes) {
    const refusal = live.has(id)
      ? await undoHeldEdit(tx, actor, id, { changeId }).then(() => undefined, refusalOf)
      : ({ reason: 'missing', why: messages.noSuchSite } as const);
    if (!refusal) answer.undone.push(id);
    else {
      const name = names.get(id) ?? messages.unnamed(id);
      answer.left.push({ site_id: id, name, column_name_raw: null, ...refusal });
    }
  }
  return answer;
}

/** These are thrown before anything of the site is written. */
function refusalOf(error: unknown): Pick<LeftAlone, 'reason' | 'why'> {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'conflict')
    return { reason: 'refused', why: Object.values(error.fields ?? {}).join(' ') };
  if (!['changed-meanwhile', 'not-found'].includes(error.code)) throw error;
  return { reason: 'changed-meanwhile', why: messages.changedMeanwhile };
}
