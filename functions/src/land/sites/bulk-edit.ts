import type { Actor } from '../../platform/actor.ts';
import type { OutputOf, ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { partOf } from '../../platform/savepoint.ts';
import { BASE } from '../ground/scenarios/base-scenario.ts';
import { statesAfter } from '../ground/site-functions/states-after.ts';
import { changeSite } from '../ground/sites/change-site.ts';
import { editingOf, type EditRules } from '../ground/sites/editing.ts';
import { readStates, type ManyState } from '../ground/sites/queries/many-states.ts';
import { siteMessages as messages } from '../ground/sites/messages.ts';
import { isSame } from '../ground/sites/same-value.ts';
import { siteNames } from '../ground/sites/site-names.ts';
import type { editSites, LeftAlone, previewSiteEdits } from './contract/bulk-edit.ts';
import { askedEdits, columnsToRead, planEdit, type PlannedEdit } from './plan-bulk-edit.ts';

/** What edits of several sites would change; nothing is held or written. */
export async function previewEdits(
  tx: Tx,
  edits: ParsedOf<typeof previewSiteEdits>['edits'],
): Promise<OutputOf<typeof previewSiteEdits>> {
  const editing = await editingOf(tx);
  const asked = askedEdits(editing, edits);
  const fields = [...editing.fields.values()];
  const ids = edits.flatMap(({ sites }) => sites);
  const states = await readStates(tx, { ids, names: columnsToRead(editing, asked), hold: false });
  const names = await siteNames(tx, ids);
  const sites = edits.flatMap((edit, at) =>
    edit.sites.flatMap((id) => {
      const [state, plan] = [states.get(id), asked[at]];
      if (!state || !plan) return [];
      const { fitting, refused, warned } = planEdit(plan, fields, state.values);
      const changes = fitting
        .filter(({ before, value }) => !isSame(before, value))
        .map(({ name, before, value }) => ({
          column_name_raw: name,
          old_value: before,
          new_value: value,
        }));
      return {
        id,
        name: names.get(id) ?? '',
        row_version: state.rowVersion,
        changes,
        refused: refused.map(({ name, why }) => ({ column_name_raw: name, why })),
        ...(warned.length > 0 && {
          warned: warned.map(({ name, why }) => ({ column_name_raw: name, why })),
        }),
      };
    }),
  );
  return { sites, missing: ids.filter((id) => !states.has(id)) };
}

/** Writes edits of several sites, each as one change of its own; gives what was changed and what was left, and why. */
export async function writeEdits(
  tx: Tx,
  actor: Actor,
  edits: ParsedOf<typeof editSites>['edits'],
): Promise<OutputOf<typeof editSites>> {
  const editing = await editingOf(tx);
  const asked = askedEdits(editing, edits);
  const fields = [...editing.fields.values()];
  const seen = edits.flatMap(({ sites }, at) => sites.map((site) => ({ ...site, at })));
  const ids = seen.map(({ id }) => id);
  const states = await readStates(tx, { ids, names: columnsToRead(editing, asked), hold: true });
  const names = await siteNames(tx, ids);
  const answer: OutputOf<typeof editSites> = { changed: [], left: [], warned: [] };
  for (const { id, row_version: version, at } of seen) {
    const [state, plan] = [states.get(id), asked[at]];
    const site = { site_id: id, name: names.get(id) ?? messages.unnamed(id) };
    const leave = (reason: LeftAlone['reason'], why: string, column: string | null = null) =>
      answer.left.push({ ...site, column_name_raw: column, reason, why });
    if (!state || !plan) leave('missing', messages.noSuchSite);
    else if (state.rowVersion !== version) leave('changed-meanwhile', messages.changedMeanwhile);
    else {
      const planned = planEdit(plan, fields, state.values);
      for (const { name, why } of planned.refused) leave('refused', why, name);
      const outcome = await writeOne({ tx, actor, editing }, state, planned);
      if (typeof outcome === 'string') leave('refused', outcome);
      else if (outcome) {
        answer.changed.push(outcome);
        const warned = planned.warned.map(({ name, why }) => ({
          ...site,
          column_name_raw: name,
          why,
        }));
        answer.warned.push(...warned);
      }
    }
  }
  return answer;
}

/** The change of one site; undefined where all was so already, and the reason where a function on save refused. */
async function writeOne(
  { tx, actor, editing }: { tx: Tx; actor: Actor; editing: EditRules },
  state: ManyState,
  { fitting }: PlannedEdit,
) {
  if (fitting.length === 0) return undefined;
  const { id: siteId, rowVersion } = state;
  const asked = { tx, actor, editing, siteId, scenario: BASE, held: state };
  // A function may write before it, or the value that it gives, is refused.
  const hasFunction = fitting.some(({ cell }) => cell?.functionOnSave);
  const states = await (
    hasFunction ? partOf(tx, () => statesAfter(asked, fitting)) : statesAfter(asked, fitting)
  ).catch(reasonOf);
  if (typeof states === 'string') return states;
  const { fields } = editing;
  const { changeId, states: written } = await changeSite(tx, actor, { siteId, states, fields });
  if (changeId === null) return undefined;
  return {
    site_id: siteId,
    row_version: written[0]?.rowVersion ?? rowVersion,
    change_id: changeId,
    fields: fitting.length,
  };
}

function reasonOf(error: unknown): string {
  const why = error instanceof AppError ? error.fields?.['functionName'] : undefined;
  if (why === undefined) throw error;
  return why;
}
