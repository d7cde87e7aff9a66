import { dictionaryOf } from '../../council/ground/dictionary/queries.ts';
import { recordEdit } from '../ground/history/record-history.ts';
import { bumpLayerVersion } from '../ground/layers/layer-version.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { unfit } from '../../platform/errors.ts';
import { announceUpdate } from '../../platform/updates.ts';
import { nameAndArea } from '../ground/sites/name-and-area.ts';
import { insertSite } from '../ground/sites/insert-site.ts';
import { siteNames } from '../ground/sites/site-names.ts';
import { requireSites } from '../ground/sites/required-sites.ts';
import { boundaryMessages as messages } from './messages.ts';
import { placePolygons } from './place-polygons.ts';
import { setParent } from './queries/boundaries.ts';
import { findOutside } from './queries/operations.ts';

const SOURCE = 'child site';

interface Child {
  name: string;
  wkbGeometry: unknown;
}

/** Makes sites of parts of a site; gives their ids. Throws site-not-found, or payload-invalid naming the part that will not do. */
export async function addChildren(
  tx: Tx,
  actor: Actor,
  parentId: number,
  children: Child[],
): Promise<number[]> {
  await requireSites(tx, [parentId], { hold: 'update' });
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
  if (outside !== undefined) throw unfit(`children.${outside}`, messages.outsideParent);
  const dictionary = await dictionaryOf(tx);
  const ids: number[] = [];
  for (const [index, { ewkb, hectares }] of placed.entries()) {
    const values = nameAndArea(dictionary, children[index]?.name ?? '', hectares);
    ids.push(await insertSite(tx, { source: SOURCE, geometrySource: 'drawn', ewkb, values }));
  }
  await setParent(tx, ids, parentId);
  const parent = (await siteNames(tx, [parentId])).get(parentId) ?? String(parentId);
  for (const [index, id] of ids.entries()) {
    const edit = { field: 'parent_id', label: messages.childLabel, oldValue: null };
    const name = children[index]?.name ?? '';
    await recordEdit(tx, { siteId: id, actor, ...edit, newValue: messages.childOf(parent) });
    await recordEdit(tx, { siteId: parentId, actor, ...edit, newValue: name });
    await announceUpdate(tx, { entity: 'site', id, kind: 'created' });
  }
  await announceUpdate(tx, { entity: 'site', id: parentId, kind: 'updated' });
  await bumpLayerVersion(tx, 'sitesLayer');
  return ids;
}
