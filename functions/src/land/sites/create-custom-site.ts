import { dictionaryOf } from '../../council/ground/dictionary/queries/dictionary.ts';
import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { invalidField } from '../../platform/errors.ts';
import { MAX_SITE_NAME_LENGTH } from '../ground/sites/site-record.ts';
import { siteMessages as messages } from '../ground/sites/messages.ts';
import { nameAndArea } from '../ground/sites/name-and-area.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { completeNewSites } from '../ground/sites/complete-new-sites.ts';
import { insertSite } from '../ground/sites/queries/insert-site.ts';
import { geometryMessages } from '../ground/geometry/messages.ts';
import { parseGeojson } from '../ground/geometry/parse-geojson.ts';
import type { GivenShape } from '../ground/geometry/parse-text.ts';
import { parseWkt } from '../ground/geometry/parse-wkt.ts';
import { placeShapes } from '../ground/geometry/place-shapes.ts';
import { systemOf } from '../ground/geometry/systems.ts';

const SOURCE = 'custom site';

interface Drawn {
  custom_site_name: string;
  custom_site_poly: unknown;
  custom_site_source?: 'drawn' | 'imported' | undefined;
}

/** Adds a site from a shape and returns its id. Throws payload-invalid, naming the field at fault. */
export async function addCustomSite(tx: Tx, actor: Actor, drawn: Drawn): Promise<number> {
  const name = nameAsTyped(drawn.custom_site_name);
  const [placing] = await placeShapes(tx, [shapeOf(drawn.custom_site_poly)]);
  if (!placing || 'refusal' in placing) {
    throw invalidField('custom_site_poly', placing?.refusal ?? geometryMessages.notAShape);
  }
  const { ewkb, hectares } = placing.placed;
  const id = await insertSite(tx, {
    source: SOURCE,
    geometrySource: drawn.custom_site_source ?? 'drawn',
    ewkb,
    values: nameAndArea(await dictionaryOf(tx), name, hectares),
  });
  await completeNewSites(tx, [id]);
  const line = { field: 'wkb_geometry', label: messages.createdLabel, newValue: name };
  const event = { of: siteChanges, ids: [id], kind: 'created', onMaps: true } as const;
  await changed(tx, actor, { ...event, history: [line] });
  return id;
}

/**
 * The client doubles every single quote (specification 000 section 5), so each pair becomes one again, once: two quotes
 * typed in a row arrive as four and are stored as two.
 */
function nameAsTyped(sent: string): string {
  const name = sent.replaceAll("''", "'").trim();
  if (name === '') throw invalidField('custom_site_name', messages.nameRequired);
  if ([...name].length > MAX_SITE_NAME_LENGTH)
    throw invalidField('custom_site_name', messages.nameTooLong);
  return name;
}

function shapeOf(sent: unknown): GivenShape {
  if (typeof sent === 'string') {
    const shape = parseWkt(sent);
    if (!shape) throw invalidField('custom_site_poly', messages.notWkt);
    return { row: 1, geometry: shape.geometry, srid: shape.srid ?? systemOf(shape.geometry) };
  }
  const geometry = parseGeojson(sent);
  if (!geometry) throw invalidField('custom_site_poly', geometryMessages.notAShape);
  return { row: 1, geometry, srid: 4326 };
}
