import { dictionaryOf } from '../../council/ground/dictionary/queries/dictionary.ts';
import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import { londonDay } from '../../platform/dates/london.ts';
import type { Tx } from '../../platform/db.ts';
import { invalidField } from '../../platform/errors.ts';
import { BASE } from '../ground/scenarios/base-scenario.ts';
import { changeSite } from '../ground/sites/change-site.ts';
import { endFieldOf } from '../ground/sites/end-field.ts';
import { requireSites } from '../ground/sites/required-sites.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { siteNames } from '../ground/sites/site-names.ts';
import { boundaryMessages as messages } from './messages.ts';
import type { BoundaryDetails } from '../ground/sites/undo-boundary.ts';
import { findAround, isBoundaryChange, parentsOf, setParent } from './queries/boundaries.ts';

interface TakenIn {
  siteId: number;
  siteIds: number[];
  becomes: 'child' | 'ended';
  change_id?: string | undefined;
}

/**
 * What becomes of sites whose land a site's boundary has taken in, so that it counts once: its children, or ended
 * today. Throws site-not-found, and payload-invalid for a site that the other lies inside, or without a field for the
 * end.
 */
export async function settleSites(tx: Tx, actor: Actor, asked: TakenIn): Promise<void> {
  const { siteId, becomes } = asked;
  // Together, in one order: two who take in one another's sites do not wait for each other.
  await requireSites(tx, [siteId, ...asked.siteIds], { field: 'siteIds', hold: 'update' });
  const siteIds = [...new Set(asked.siteIds)].toSorted((a, b) => a - b);
  if (siteIds.includes(siteId)) throw invalidField('siteIds', messages.holdsIt);
  const name = (await siteNames(tx, [siteId])).get(siteId) ?? String(siteId);
  const given = asked.change_id;
  const changeId = given && (await isBoundaryChange(tx, siteId, given)) ? given : null;
  await (becomes === 'child' ? becomeChildren : end)(tx, actor, {
    siteId,
    siteIds,
    name,
    changeId,
  });
}

interface Settled {
  siteId: number;
  siteIds: number[];
  name: string;
  /** The change that it is a part of. */
  changeId: string | null;
}

async function becomeChildren(tx: Tx, actor: Actor, { siteId, siteIds, name, changeId }: Settled) {
  const around = await findAround(tx, siteId);
  if (siteIds.some((id) => around.includes(id))) throw invalidField('siteIds', messages.holdsIt);
  const names = await siteNames(tx, siteIds);
  const parents = await parentsOf(tx, siteIds);
  await setParent(tx, siteIds, siteId);
  const line = (newValue: string) => ({
    field: 'parent_id',
    label: messages.childLabel,
    newValue,
  });
  await changed(tx, actor, {
    of: siteChanges,
    ids: siteIds,
    kind: 'updated',
    around: true,
    history: [line(messages.partOf(name))],
  });
  await changed(tx, actor, {
    of: siteChanges,
    ids: [siteId],
    kind: 'updated',
    around: true,
    history: siteIds.map((id) => ({
      ...line(names.get(id) ?? String(id)),
      changeId,
      details: detailsOf({
        part: 'taken in',
        siteId: id,
        becomes: 'child',
        parentBefore: parents.get(id) ?? null,
      }),
    })),
  });
}

const detailsOf = (boundary: BoundaryDetails) => ({ boundary });

async function end(
  tx: Tx,
  actor: Actor,
  { siteId: whole, siteIds, name, changeId }: Settled,
): Promise<void> {
  const dictionary = await dictionaryOf(tx);
  const field = endFieldOf(dictionary);
  if (!field) throw invalidField('becomes', messages.noEndField);
  const names = await siteNames(tx, siteIds);
  for (const siteId of siteIds) {
    const ended = await changeSite(tx, actor, {
      siteId,
      states: [{ scenario: BASE, set: { [field.dbPropertyName]: londonDay(new Date()) } }],
      fields: new Map([[field.dbPropertyName, field]]),
      also: [
        {
          field: 'parent_id',
          label: messages.mergedLabel,
          newValue: name,
          details: detailsOf({ part: 'said' }),
        },
      ],
    });
    await changed(tx, actor, {
      of: siteChanges,
      ids: [whole],
      kind: 'updated',
      around: true,
      history: [
        {
          field: 'parent_id',
          label: messages.takenInLabel,
          newValue: messages.ended(names.get(siteId) ?? String(siteId)),
          ...(ended.changeId === null
            ? {}
            : {
                changeId,
                details: detailsOf({
                  part: 'taken in',
                  siteId,
                  becomes: 'ended',
                  changeId: ended.changeId,
                }),
              }),
        },
      ],
    });
  }
}
