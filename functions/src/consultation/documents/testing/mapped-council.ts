import { addDictionaryField } from '../../../council/ground/dictionary/add-dictionary-field.ts';
import { sql } from '../../../platform/db.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';

export const HOSTILE = `</text><script>alert("1")</script> & Sons`;

const STAGES = [{ value: 'in', label: 'Allocated' }];

/** Sites by the name that tests know them by; the last was deleted. */
export interface MappedSites {
  mill: number;
  point: number;
  hostile: number;
  nowhere: number;
  deleted: number;
}

/**
 * Gives a council five sites near 424000, 564000 and the layers 'belt', with a feature near them and one far away,
 * 'trees', which are 3,000 points, and 'secret', which is not shown to the public.
 */
export async function addMapped(council: Council): Promise<{ sites: MappedSites; listId: number }> {
  let sites: MappedSites | undefined;
  let listId = 0;
  await inSchemaOf(council, async (tx) => {
    const add = (field: Parameters<typeof addDictionaryField>[1]) => addDictionaryField(tx, field);
    await add({ dbPropertyName: 'site_name', type: 'text.small', label: 'Site name' });
    await add({ dbPropertyName: 'helaa_reference', type: 'text.small', label: 'HELAA reference' });
    await add({ dbPropertyName: 'size_ha', type: 'area.hectares', label: 'Size' });
    await add({ dbPropertyName: 'stage', type: 'status', label: 'Stage', options: STAGES });
    const { rows } = await sql<{ id: number }>`
      insert into sites (source, source_reference, wkb_geometry, is_deleted, site_name, helaa_reference, size_ha, stage)
      values ('demo', 'D1', st_makeenvelope(424000, 564000, 424200, 564100, 27700), false, 'Mill Lane', 'H-1', 1234.5, 'in'),
             ('demo', 'D2', st_setsrid(st_makepoint(424500, 564300), 27700), false, 'Old Depot', null, null, null),
             ('demo', 'D3', st_makeenvelope(424300, 564000, 424400, 564100, 27700), false, ${HOSTILE}, 'H-3', 2, null),
             ('demo', 'D4', null, false, 'Nowhere Works', 'H-4', 3, null),
             ('demo', 'D5', st_makeenvelope(424000, 564200, 424100, 564300, 27700), true, 'Gone Yard', 'H-5', 4, 'in')
      returning id::int`.execute(tx);
    const [mill = 0, point = 0, hostile = 0, nowhere = 0, deleted = 0] = rows.map(({ id }) => id);
    sites = { mill, point, hostile, nowhere, deleted };
    await sql`
      insert into layers (id, layer_name, geometry_kind, column_name, public_webmap_visibility, mbstyle,
                          placemaker_description, public_web_map_description, default_description, attribution) values
        ('belt', 'Green belt', 'polygon', 'name', true, ${'{"type":"fill","paint":{"fill-color":["match",["get","grade"],"A","#007a5a","#8e1b1b"]}}'},
         'Ask Asha', 'Land kept open', 'Something else', 'Belt by the council'),
        ('trees', 'Trees', 'point', null, true, 'not a style', null, null, 'Protected trees', 'Trees by nobody'),
        ('secret', 'Secret layer', 'polygon', 'name', false, null, null, null, null, 'Secret attribution')`.execute(
      tx,
    );
    await sql`
      insert into layer_features (layer_id, properties, geometry) values
        ('belt', '{"name":"Tyne <b>edge</b>","grade":"A","owner":"Private Person"}', st_makeenvelope(423900, 563900, 600000, 564050, 27700)),
        ('belt', '{"name":"Far away"}', st_makeenvelope(300000, 300000, 300100, 300100, 27700)),
        ('secret', '{"name":"Secret feature"}', st_makeenvelope(424000, 564000, 424300, 564100, 27700))`.execute(
      tx,
    );
    await sql`
      insert into layer_features (layer_id, properties, geometry)
      select 'trees', '{}', st_setsrid(st_makepoint(424000 + g % 60, 564000 + g / 60), 27700) from generate_series(1, 3000) g`.execute(
      tx,
    );
    const lists = await sql<{ id: number }>`
      insert into site_lists (list_name, is_unique, account_id)
      values ('Preferred', false, (select id from accounts where display_name = 'officer')) returning id::int`.execute(
      tx,
    );
    listId = lists.rows[0]!.id;
    await sql`
      insert into site_list_members (list_id, site_id, scenario_name)
      values (${listId}, ${point}, 'base'), (${listId}, ${deleted}, 'base'), (${listId}, ${mill}, 'base')`.execute(
      tx,
    );
  });
  if (!sites) throw new Error('The sites were not added');
  return { sites, listId };
}
