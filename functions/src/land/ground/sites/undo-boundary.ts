import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import type { ChangeEdit } from '../history/changes.ts';
import type { EditLine } from '../history/record-history.ts';
import { sharedBoundaryMessages as messages } from './boundary-messages.ts';
import { siteChanges } from './site-changes.ts';

/** Kept beside a line about a boundary, to undo it: the one before, or what became of a site that it took in. */
export type BoundaryDetails =
  | { part: 'shape'; earlier: number }
  /** Only tells of another site's. */
  | { part: 'said' }
  | { part: 'taken in'; siteId: number; becomes: 'child'; parentBefore: number | null }
  | { part: 'taken in'; siteId: number; becomes: 'ended'; changeId: string };

/** What an edit in the history changed of a boundary; undefined for an edit of anything else. */
export const boundaryDetailsOf = ({ details }: Pick<ChangeEdit, 'details'>) =>
  details['boundary'] as BoundaryDetails | undefined;

/** Why a boundary cannot be undone: it was changed since, or something was built on it; undefined where it can be. */
export async function boundaryChangedSince(
  tx: Tx,
  siteId: number,
  edit: ChangeEdit,
): Promise<string | undefined> {
  const details = boundaryDetailsOf(edit);
  if (!details || details.part === 'said') return undefined;
  const { rows } = await sql<{ changed: boolean }>`
    select ${
      details.part === 'shape'
        ? sql`exists (select from site_boundaries where site_id = ${siteId} and id > ${details.earlier})
           or exists (select from record_history h
                       where h.site_id = ${siteId} and h.entity = 'site' and h.type = 'EDIT' and h.id > ${edit.id}
                         and h.field in ('capacity', 'parent_id') and h.undone_by is null
                         and h.change_id is distinct from ${edit.changeId}::uuid)`
        : details.becomes === 'child'
          ? sql`not exists (select from sites where id = ${details.siteId} and parent_id = ${siteId} and not is_deleted)`
          : sql`false`
    } as changed`.execute(tx);
  return rows[0]?.changed ? messages.changedSince : undefined;
}

/** How the ending of a site that was taken in is undone, as a change of that site. */
type UndoEnding = (siteId: number, changeId: string) => Promise<unknown>;

/**
 * Gives a site the boundary that it had, and the sites that it took in what they were; gives the lines of history, which
 * name those that they undo.
 */
export async function restoreBoundaryEdits(
  tx: Tx,
  actor: Actor,
  siteId: number,
  { edits, undoEnding }: { edits: readonly ChangeEdit[]; undoEnding: UndoEnding },
): Promise<number[]> {
  if (edits.length === 0) return [];
  for (const edit of edits) {
    const details = boundaryDetailsOf(edit);
    if (details?.part === 'shape') await restoreShape(tx, actor, siteId, details.earlier);
    if (details?.part !== 'taken in') continue;
    if (details.becomes === 'ended') await undoEnding(details.siteId, details.changeId);
    else await restoreParent(tx, actor, details);
  }
  return changed(tx, actor, {
    of: siteChanges,
    ids: [siteId],
    kind: 'updated',
    around: true,
    onMaps: true,
    history: await linesBack(tx, edits),
  });
}

/** The boundary that is replaced is kept as an earlier one, as always. */
async function restoreShape(
  tx: Tx,
  { accountId, displayName }: Actor,
  siteId: number,
  earlier: number,
): Promise<void> {
  const { rows } = await sql`
    select from site_boundaries where site_id = ${siteId} and id > ${earlier}`.execute(tx);
  // The line about what is cut out names the same boundary.
  if (rows.length > 0) return;
  await sql`
    insert into site_boundaries (site_id, wkb_geometry, wkb_geometry_cut, geometry_source, replaced_by, user_name)
    select id, wkb_geometry, wkb_geometry_cut, geometry_source, ${accountId}, ${displayName}
      from sites where id = ${siteId} and wkb_geometry is not null`.execute(tx);
  await sql`
    update sites s
       set wkb_geometry = b.wkb_geometry, wkb_geometry_cut = b.wkb_geometry_cut, geometry_source = b.geometry_source
      from site_boundaries b where b.id = ${earlier} and b.site_id = ${siteId} and s.id = b.site_id`.execute(
    tx,
  );
}

async function restoreParent(
  tx: Tx,
  actor: Actor,
  { siteId, parentBefore }: { siteId: number; parentBefore: number | null },
): Promise<void> {
  await sql`
    update sites set parent_id = (select p.id from sites p where p.id = ${parentBefore} and not p.is_deleted)
     where id = ${siteId}`.execute(tx);
  await changed(tx, actor, {
    of: siteChanges,
    ids: [siteId],
    kind: 'updated',
    around: true,
    history: [{ field: 'parent_id', label: messages.childLabel, newValue: messages.noPart }],
  });
}

async function linesBack(tx: Tx, edits: readonly ChangeEdit[]): Promise<EditLine[]> {
  const ids = edits.map(({ id }) => id);
  const { rows } = await sql<{ id: number; before: string | null; after: string | null }>`
    select id, old_value as before, new_value as after from record_history where id = any(${ids}::bigint[])`.execute(
    tx,
  );
  const texts = new Map(rows.map((row) => [row.id, row]));
  return edits.map(({ id, field, label }) => {
    const { before = null, after = null } = texts.get(id) ?? {};
    const newValue = before ?? messages.takenBack(after ?? '');
    return { field, label, oldValue: before && after, newValue, details: { undoes: id } };
  });
}
