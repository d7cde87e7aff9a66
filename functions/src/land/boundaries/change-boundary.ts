import { randomUUID } from 'node:crypto';
import { parseValue } from '../../council/ground/dictionary/parse-value.ts';
import { dictionaryOf } from '../../council/ground/dictionary/queries/dictionary.ts';
import type { Actor } from '../../platform/actor.ts';
import { checkVersion } from '../../platform/check-version.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { invalidField } from '../../platform/errors.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { BASE } from '../ground/scenarios/base-scenario.ts';
import { changeSite } from '../ground/sites/change-site.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { areaField } from '../ground/sites/name-and-area.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { boundaryMessages as messages } from './messages.ts';
import { locationValues } from '../ground/sites/location-fields.ts';
import { readValues, type SiteValues } from '../ground/sites/queries/site-state.ts';
import { findBoundary, replaceBoundary, type Boundary } from './queries/boundaries.ts';
import { findOverlaps } from '../ground/sites/find-overlaps.ts';
import { findPublishedArea } from './queries/published-area.ts';

interface NewBoundary {
  siteId: number;
  /** EWKB in EPSG:27700 as hex. */
  ewkb: string;
  /** As above, null for nothing cut out, undefined to keep what was. */
  cut: string | null | undefined;
  source: string;
  /** What the editor saw; not asked where it did not say. */
  rowVersion: number | undefined;
}

/**
 * Gives a site another boundary: record, the council's field for its area, history, the map's version and the news, in
 * one transaction. Throws site-not-found, payload-invalid where all of it is cut out, and changed-meanwhile where the
 * site is no longer as the editor saw it.
 */
export async function changeBoundary(tx: Tx, actor: Actor, change: NewBoundary) {
  const { siteId, rowVersion } = change;
  await requireSite(tx, siteId, 'update');
  const was = await findBoundary(tx, siteId);
  if (!was) throw new Error('A site that was held is gone');
  if (rowVersion !== undefined) {
    checkVersion(rowVersion, was.row_version, { row_version: String(was.row_version) });
  }
  const earlier = await replaceBoundary(tx, { ...change, actor });
  // Undone as one, with the fields that follow and what becomes of the sites that it takes in.
  const changeId = earlier === undefined ? null : randomUUID();
  const details = earlier === undefined ? {} : { boundary: { part: 'shape', earlier } };
  await failpoint('site-written');
  const after = await findBoundary(tx, siteId);
  if (!after) throw new Error('A site that was held is gone');
  if (after.cut_hectares === 0) {
    const field = change.cut === undefined ? 'wkbGeometry' : 'wkbGeometryCut';
    throw invalidField(field, messages.empty);
  }
  const edits = [
    {
      field: 'wkb_geometry',
      label: messages.label,
      oldValue: wordsOf(was),
      newValue: messages.hectares(after.hectares),
      changeId,
      details,
    },
    ...(was.cut_hectares === after.cut_hectares
      ? []
      : [
          {
            field: 'wkb_geometry_cut',
            label: messages.cutLabel,
            oldValue: messages.hectares(was.cut_hectares ?? was.hectares),
            newValue: messages.hectares(after.cut_hectares ?? after.hectares),
            changeId,
            details,
          },
        ]),
  ];
  await changed(tx, actor, {
    of: siteChanges,
    ids: [siteId],
    kind: 'updated',
    onMaps: true,
    history: edits,
  });
  await failpoint('edit-recorded');
  const area = await followBoundary(tx, actor, { siteId, hectares: after.hectares, changeId });
  const { row_version } = (await findBoundary(tx, siteId)) ?? after;
  return {
    id: siteId,
    row_version,
    hectares: after.hectares,
    cut_hectares: after.cut_hectares,
    change_id: changeId,
    kept_area: area,
    overlaps: await findOverlaps(tx, siteId),
  };
}

function wordsOf({ hectares, wkb_geometry: shape }: Boundary): string {
  if (!shape) return messages.none;
  return shape.type.endsWith('Point') ? messages.point : messages.hectares(hectares);
}

/**
 * Writes the area into the council's own field for it, and the ward and other places into those that are blank. An area
 * that was published with the site stays until somebody decides: it is the answer, with the field that has it.
 */
async function followBoundary(
  tx: Tx,
  actor: Actor,
  { siteId, hectares, changeId }: { siteId: number; hectares: number; changeId: string | null },
) {
  const dictionary = await dictionaryOf(tx);
  const field = areaField(dictionary);
  const published = field && (await findPublishedArea(tx, siteId, field.dbPropertyName));
  const parsed = field && parseValue(field, hectares);
  const kept = published?.held && published.hectares !== hectares;
  const places = (await locationValues(tx, dictionary, [siteId])).get(siteId) ?? {};
  const set = await blanksOf(tx, siteId, places);
  if (field && parsed && 'value' in parsed && !kept) set[field.dbPropertyName] = parsed.value;
  if (Object.keys(set).length > 0) {
    await changeSite(tx, actor, {
      siteId,
      states: [{ scenario: BASE, set }],
      fields: new Map(dictionary.map((each) => [each.dbPropertyName, each])),
      changeId,
    });
  }
  return field && kept
    ? { field: field.dbPropertyName, label: field.label, hectares: published.hectares }
    : null;
}

/** Those of the values whose fields hold nothing. */
async function blanksOf(tx: Tx, siteId: number, values: SiteValues): Promise<SiteValues> {
  const names = Object.keys(values);
  if (names.length === 0) return {};
  const held = await readValues(tx, { siteId, scenario: BASE, names });
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => (held?.values[name] ?? '') === ''),
  );
}
