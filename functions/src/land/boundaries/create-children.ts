import { dictionaryOf } from '../../council/ground/dictionary/queries/dictionary.ts';
import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { invalidField } from '../../platform/errors.ts';
import { nameAndArea } from '../ground/sites/name-and-area.ts';
import { completeNewSites } from '../ground/sites/complete-new-sites.ts';
import { insertSite } from '../ground/sites/queries/insert-site.ts';
import { siteNames } from '../ground/sites/site-names.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { boundaryMessages as messages } from './messages.ts';
import { placePolygons } from './place-polygons.ts';
import { setParent } from './queries/boundaries.ts';
import { findOutside } from './queries/operations.ts';

const SOURCE = 'child site';

interface Child {
  name: string;
  wkbGeometry: unknown;
}

/**
 * Creates child sites from parts of a site and returns their ids. Throws site-not-found, or payload-invalid naming the
 * invalid part.
 */
export async function addChildren(
  tx: Tx,
  actor: Actor,
  parentId: number,
  children: Child[],
): Promise<number[]> {
  await requireSite(tx, parentId, 'update');
  const placed = await placePolygons(
    tx,
    children.map(({ wkbGeometry }) => wkbGeometry),
    'children',
  );
  const [outside] = await findOutside(
    tx,
    parentId,
    placed.map(({ ewkb }) => ewkb),
  );
  if (outside !== undefined) throw invalidField(`children.${outside}`, messages.outsideParent);
  const dictionary = await dictionaryOf(tx);
  const ids: number[] = [];
  for (const [index, { ewkb, hectares }] of placed.entries()) {
    const values = nameAndArea(dictionary, children[index]?.name ?? '', hectares);
    ids.push(await insertSite(tx, { source: SOURCE, geometrySource: 'drawn', ewkb, values }));
  }
  await completeNewSites(tx, ids);
  await setParent(tx, ids, parentId);
  const parent = (await siteNames(tx, [parentId])).get(parentId) ?? String(parentId);
  const line = (newValue: string) => ({
    field: 'parent_id',
    label: messages.childLabel,
    newValue,
  });
  await changed(tx, actor, {
    of: siteChanges,
    ids,
    kind: 'created',
    onMaps: true,
    history: [line(messages.childOf(parent))],
  });
  await changed(tx, actor, {
    of: siteChanges,
    ids: [parentId],
    kind: 'updated',
    history: children.map(({ name }, index) => ({
      ...line(name),
      details: { boundary: { part: 'drawn', siteId: ids[index] } },
    })),
  });
  return ids;
}
