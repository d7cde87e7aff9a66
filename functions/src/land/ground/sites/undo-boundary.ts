import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ChangeEdit } from '../../../records/history/queries/changes.ts';
import type { EditLine } from '../../../records/history/record-history.ts';
import { boundaryInTheWay } from './boundary-in-the-way.ts';
import { sharedBoundaryMessages as messages } from './boundary-messages.ts';
import { findLineTexts, writeEarlierShape } from './queries/earlier-shape.ts';
import { findLiveSites } from './queries/live-sites.ts';
import { type ChildBack, stillChildren } from './queries/parents.ts';
import { circleIn, restoreParents } from './parents-back.ts';
import { siteChanges } from './site-changes.ts';

/** Kept beside a line about a boundary, to undo it: the one before, or what became of a site that it took in. */
export type BoundaryDetails =
  | { part: 'shape'; earlier: number }
  /** Only tells of another site's. */
  | { part: 'said' }
  /** A site that was made of a part of it. */
  | { part: 'drawn'; siteId: number }
  | { part: 'taken in'; siteId: number; becomes: 'child'; parentBefore: number | null }
  | { part: 'taken in'; siteId: number; becomes: 'ended'; changeId: string };

/** What an edit in the history changed of a boundary; undefined for an edit of anything else. */
export const boundaryDetailsOf = ({ details }: Pick<ChangeEdit, 'details'>) =>
  details['boundary'] as BoundaryDetails | undefined;

/** The ending of a site that was taken in: a change of that site. */
export interface EndingBack {
  siteId: number;
  changeId: string;
}

/** What undoing a boundary gives back. Of what it took in, that which is still as it made it. */
export interface BoundaryBack {
  earlier: number | undefined;
  children: ChildBack[];
  endings: EndingBack[];
}

/** Plans what undoing these edits gives back. Throws conflict, naming all that stands in the way. */
export async function planBoundaryBack(
  tx: Tx,
  siteId: number,
  edits: readonly ChangeEdit[],
): Promise<BoundaryBack> {
  const back: BoundaryBack = { earlier: undefined, children: [], endings: [] };
  if (edits.length === 0) return back;
  const told = edits.map((edit) => ({ edit, details: boundaryDetailsOf(edit) }));
  const all = told.map(({ details }) => details);
  const shape = told.find(({ details }) => details?.part === 'shape')?.edit;
  const inTheWay = shape ? await boundaryInTheWay(tx, siteId, shape) : [];
  if (inTheWay.length > 0) throw new AppError('conflict', { fields: inField(inTheWay.join(' ')) });
  const taken = all.filter((each) => each?.part === 'taken in');
  back.earlier = all.find((each) => each?.part === 'shape')?.earlier;
  back.children = await stillChildren(
    tx,
    siteId,
    taken.filter((each) => each.becomes === 'child'),
  );
  const circle = await circleIn(tx, back.children);
  if (circle) throw new AppError('conflict', { fields: inField(circle) });
  const ended = taken.filter((each) => each.becomes === 'ended');
  const live = new Set(
    await findLiveSites(
      tx,
      ended.map((each) => each.siteId),
    ),
  );
  back.endings = ended.filter((each) => live.has(each.siteId));
  return back;
}

/** Where a refusal to undo a boundary stands. */
export const inField = (reason: string) => ({ wkb_geometry: reason });

/**
 * Gives a site the boundary that it had, and the sites that it took in their parents; gives the lines of history, which
 * name those that they undo.
 */
export async function giveBoundaryBack(
  tx: Tx,
  actor: Actor,
  siteId: number,
  { edits, back }: { edits: readonly ChangeEdit[]; back: BoundaryBack },
): Promise<number[]> {
  if (edits.length === 0) return [];
  if (back.earlier !== undefined) await writeEarlierShape(tx, actor, siteId, back.earlier);
  await restoreParents(tx, actor, back.children);
  const given = new Set([...back.children, ...back.endings].map((each) => each.siteId));
  const isGiven = (edit: ChangeEdit) => {
    const details = boundaryDetailsOf(edit);
    return details?.part !== 'taken in' || given.has(details.siteId);
  };
  return changed(tx, actor, {
    of: siteChanges,
    ids: [siteId],
    kind: 'updated',
    around: true,
    onMaps: true,
    history: await linesBack(tx, edits.filter(isGiven)),
  });
}

async function linesBack(tx: Tx, edits: readonly ChangeEdit[]): Promise<EditLine[]> {
  const ids = edits.map(({ id }) => id);
  const rows = await findLineTexts(tx, ids);
  const texts = new Map(rows.map((row) => [row.id, row]));
  return edits.map(({ id, field, label }) => {
    const { before = null, after = null } = texts.get(id) ?? {};
    const newValue = before ?? messages.takenBack(after ?? '');
    return { field, label, oldValue: before && after, newValue, details: { undoes: id } };
  });
}
