import { addDictionaryField } from '../../../../council/ground/dictionary/add-dictionary-field.ts';
import { sql } from '../../../../platform/db.ts';
import type { Council } from '../../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../../platform/testing/owner-tx.ts';

const layers = [
  { id: 'wards', name: 'Wards', role: 'ward', kind: 'polygon', column: 'WD_NM', shown: true },
  { id: 'roads', name: 'Roads', role: 'road', kind: 'line', column: null, shown: true },
  {
    id: 'heritage',
    name: 'Conservation areas',
    role: null,
    kind: 'polygon',
    column: null,
    shown: true,
  },
  { id: 'flood-2', name: 'Flood zone 2', role: null, kind: 'polygon', column: null, shown: true },
  { id: 'flood-3', name: 'Flood zone 3', role: null, kind: 'polygon', column: null, shown: true },
  { id: 'drafts', name: 'Drafts', role: null, kind: 'polygon', column: null, shown: false },
];

const square = (east: number, north: number, side = 1000) =>
  `POLYGON((${east} ${north},${east + side} ${north},${east + side} ${north + side},${east} ${north + side},${east} ${north}))`;

const features = [
  { layer: 'wards', properties: { WD_NM: 'Byker' }, shape: square(426_000, 564_000) },
  { layer: 'wards', properties: { WD_NM: 'Walker' }, shape: square(428_000, 564_000) },
  { layer: 'wards', properties: { WD_NM: 'North Jesmond' }, shape: square(424_000, 566_000) },
  {
    layer: 'roads',
    properties: { name: 'Byker Bank' },
    shape: 'LINESTRING(426100 564100, 426300 564200)',
  },
  {
    layer: 'roads',
    properties: { name: 'Byker Bank' },
    shape: 'LINESTRING(426300 564200, 426500 564300)',
  },
  {
    layer: 'roads',
    properties: { name: '100% Lane' },
    shape: 'LINESTRING(424100 564100, 424300 564200)',
  },
  { layer: 'heritage', properties: { name: 'Grey Street' }, shape: square(424_500, 564_000, 300) },
  { layer: 'flood-2', properties: { name: 'Flood zone 2' }, shape: square(426_000, 563_500, 700) },
  { layer: 'flood-3', properties: { name: 'Flood zone 3' }, shape: square(426_000, 563_500, 600) },
  { layer: 'drafts', properties: { name: 'Byker secret' }, shape: square(420_000, 560_000) },
];

/** Names, addresses and locations of the town's sites; the last has no location, the one before it is deleted. */
export const townSites = [
  {
    reference: 'T-1',
    name: 'Mill Lane depot',
    address: '1 Mill Lane, NE6 1AA',
    x: 426_200,
    y: 564_300,
  },
  {
    reference: 'T-2',
    name: 'Old Byker baths',
    address: '2 Shields Road, NE6 1AB',
    x: 426_400,
    y: 564_500,
  },
  {
    reference: 'T-3',
    name: 'Walker yard',
    address: '3 Walker Road, NE61BD',
    x: 428_500,
    y: 564_500,
  },
  { reference: 'T-4', name: 'Moor edge', address: '4 Moor Road, NE61 2CD', x: 424_500, y: 566_500 },
  {
    reference: 'T-5',
    name: 'Byker gone',
    address: '5 Gone Road, NE6 1AA',
    x: 426_000,
    y: 564_000,
    deleted: true,
  },
  { reference: 'T-6', name: 'Byker nowhere', address: '6 No Road, NE6 1AA', x: null, y: null },
];

/** Gives a council wards, streets, a conservation area and a few sites with addresses, as its owner. */
export async function writeSmallTown(council: Council): Promise<void> {
  await inSchemaOf(council, async (tx) => {
    await addDictionaryField(tx, {
      dbPropertyName: 'site_name',
      label: 'Site name',
      type: 'text.small',
      searchable: true,
    });
    await addDictionaryField(tx, {
      dbPropertyName: 'address',
      label: 'Address',
      type: 'address',
      searchable: true,
    });
    for (const { id, name, role, kind, column, shown } of layers)
      await sql`insert into layers (id, layer_name, basemap_role, geometry_kind, column_name, placemaker_visibility)
                values (${id}, ${name}, ${role}, ${kind}, ${column}, ${shown})`.execute(tx);
    for (const { layer, properties, shape } of features)
      await sql`insert into layer_features (layer_id, properties, geometry)
                values (${layer}, ${JSON.stringify(properties)}::jsonb, st_geomfromtext(${shape}, 27700))`.execute(
        tx,
      );
    for (const site of townSites)
      await sql`insert into sites (source, source_reference, site_name, address, is_deleted, wkb_geometry)
                values ('test', ${site.reference}, ${site.name}, ${site.address}, ${site.deleted ?? false},
                        st_setsrid(st_makepoint(${site.x}::float8, ${site.y}::float8), 27700))`.execute(
        tx,
      );
  });
}
