import { editsOfChange, markUndone, type ChangeEdit } from '../ground/history/changes.ts';
import { findEverybodysUndoable, findNewestChange } from '../ground/history/read-history.ts';
import type { Undoable } from '../ground/history/history-item.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import {
  changedSiteOf,
  changeSite,
  hasOwnValue,
  type EditDetails,
  type StateChange,
} from '../ground/sites/change-site.ts';
import type { ChangedSite } from '../ground/sites/edit-schema.ts';
import { siteMessages as messages } from '../ground/sites/messages.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { readValues } from '../ground/sites/site-state.ts';
import { isSame, textOf } from '../ground/sites/same-value.ts';

/** The change to undo, named by its id or by one of its edits. */
interface Named {
  historyId?: number | undefined;
  changeId?: string | undefined;
}

/**
 * Undoes, in every field and scenario, the actor's newest change to a site that has not been undone, or one that
 * the history offers. The history gains edits that name those they undo. Throws site-not-found, not-found if there is
 * no such change, and changed-meanwhile if another one was meant or the record has changed since.
 */
export async function undoLastEdit(
  tx: Tx,
  actor: Actor,
  siteId: number,
  named: Named = {},
): Promise<ChangedSite> {
  await requireSite(tx, siteId, 'update');
  const { edits, scenario } = await changeMeant(tx, actor, siteId, named);
  for (const edit of edits) await requireUntouched(tx, siteId, edit);
  const undone = await changeSite(tx, actor, {
    siteId,
    states: statesBefore(edits),
    fields: new Map(edits.map(({ field, label }) => [field, { label }])),
    changeId: null,
    note: (scenario, name) => ({ undoes: editOf(edits, scenario, name)?.id }),
  });
  const [by] = undone.historyIds;
  if (by === undefined) throw new Error('An undo changed nothing');
  const ids = edits.map(({ id }) => id);
  await markUndone(tx, ids, by);
  const names = [...new Set(edits.map(({ field }) => field))];
  return changedSiteOf(tx, { siteId, scenario, names }, null);
}

/**
 * The actor's newest change. A named one may also be anybody's newest that nobody has changed since, which is what the
 * history offers.
 */
async function changeMeant(tx: Tx, { accountId }: Actor, siteId: number, named: Named) {
  const { historyId, changeId } = named;
  const isNamed = historyId !== undefined || changeId !== undefined;
  const editsMeant = async (change: Undoable) => {
    const edits = await editsOfChange(tx, change.history_id);
    const isMeant =
      !isNamed || edits.some((edit) => edit.id === historyId || edit.changeId === changeId);
    return isMeant ? { edits, scenario: change.scenario_name } : undefined;
  };
  const last = await findNewestChange(tx, siteId, accountId);
  const ofLast = last && (await editsMeant(last));
  if (ofLast) return ofLast;
  const offered = isNamed ? await findEverybodysUndoable(tx, siteId) : [];
  if (!last && offered.length === 0) throw new AppError('not-found');
  for (const change of offered) {
    const found = await editsMeant(change);
    if (found) return found;
  }
  throw new AppError('changed-meanwhile', {
    fields: { [changeId === undefined ? 'history_id' : 'change_id']: messages.otherChange },
  });
}

const editOf = (edits: ChangeEdit[], scenario: string, name: string) =>
  edits.find(({ field, scenarioName }) => field === name && scenarioName === scenario);

const detailsOf = ({ details }: ChangeEdit) => details as unknown as EditDetails;

/** An undo must not discard a later edit. */
async function requireUntouched(tx: Tx, siteId: number, edit: ChangeEdit): Promise<void> {
  const { field, scenarioName: scenario } = edit;
  const { after, ownAfter } = detailsOf(edit);
  const held = await readValues(tx, { siteId, scenario, names: [field] });
  const value = held?.values[field] ?? null;
  if (held && isSame(value, after) && hasOwnValue(held, scenario, field) === ownAfter) return;
  throw new AppError('changed-meanwhile', { fields: { old_value: textOf(value) ?? '' } });
}

function statesBefore(edits: ChangeEdit[]): StateChange[] {
  const states = new Map<string, StateChange & { clear: string[] }>();
  for (const edit of edits) {
    const { scenarioName: scenario, field } = edit;
    const state = states.get(scenario) ?? { scenario, set: {}, clear: [] };
    const { before, ownBefore } = detailsOf(edit);
    if (ownBefore) state.set[field] = before;
    else state.clear.push(field);
    states.set(scenario, state);
  }
  return [...states.values()];
}
