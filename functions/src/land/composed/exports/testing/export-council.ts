import { txOver } from '../../../../platform/db.ts';
import {
  addDictionaryField,
  type NewField,
} from '../../../../council/ground/dictionary/add-dictionary-field.ts';
import { inOwnerTransaction } from '../../../../platform/migrate.ts';
import { newCouncil, type Council } from '../../../../platform/testing/council.ts';
import { asOwner } from '../../../../platform/testing/owner.ts';

const fields: NewField[] = [
  {
    dbPropertyName: 'place_name',
    label: 'Place',
    type: 'text.small',
    searchable: true,
    standardName: 'SiteNameAddress',
  },
  {
    dbPropertyName: 'area_of_the_site',
    label: 'Area',
    type: 'area.hectares',
    unit: 'ha',
    standardName: 'Hectares',
  },
  { dbPropertyName: 'area_of_the_rest', label: 'Area', type: 'area.hectares', unit: 'ha' },
  {
    dbPropertyName: 'units',
    label: 'Units',
    type: 'residential-units',
    standardName: 'NetDwellingsRangeFrom',
  },
  {
    dbPropertyName: 'most_units',
    label: 'Most units',
    type: 'residential-units',
    standardName: 'NetDwellingsRangeTo',
  },
  {
    dbPropertyName: 'owner',
    label: 'Owner',
    type: 'dropdown',
    standardName: 'OwnershipStatus',
    options: [
      { value: 'PUBLIC', label: 'Owned by a public authority' },
      { value: 'X', label: 'Unknown ownership' },
    ],
  },
  { dbPropertyName: 'stage', label: 'Stage', type: 'dropdown', standardName: 'PlanningStatus' },
  {
    dbPropertyName: 'can_be_built',
    label: 'Can be built',
    type: 'switch',
    standardName: 'Deliverable',
  },
  { dbPropertyName: 'first_day', label: 'First day', type: 'date', standardName: 'FirstAddedDate' },
  { dbPropertyName: 'last_day', label: 'Last day', type: 'date', standardName: 'LastUpdatedDate' },
  {
    dbPropertyName: 'decisions',
    label: 'Decisions',
    type: 'list.string',
    standardName: 'PlanningHistory',
  },
  { dbPropertyName: 'remarks', label: 'Remarks', type: 'text.large', standardName: 'Notes' },
];

/** Names of the council's fields, in the dictionary's order. */
export const fieldNames = fields.map(({ dbPropertyName }) => dbPropertyName);

export interface AwkwardSite {
  reference: string;
  place_name?: string | null;
  wkt?: string | null;
  values?: Record<string, unknown>;
}

/** Polygon with a hole, point, several polygons, no place; quotes, line breaks, £, formulas, long texts. */
export const awkwardSites: AwkwardSite[] = [
  {
    reference: 'A1',
    place_name: 'Oak "Yard", £2m\nsecond line',
    wkt: 'POLYGON((424000 564000,424100 564000,424100 564100,424000 564100,424000 564000),(424040 564040,424040 564060,424060 564060,424060 564040,424040 564040))',
    values: {
      area_of_the_site: 0.96,
      units: 12,
      most_units: 14,
      owner: 'PUBLIC',
      stage: 'permissioned',
      can_be_built: true,
      first_day: '2020-02-29',
      last_day: '2026-04-03',
      decisions: ['20/001', '21/002'],
      remarks: 'x'.repeat(3_000),
    },
  },
  {
    reference: 'A2',
    place_name: '=HYPERLINK("http://evil.example","click")',
    wkt: 'POINT(425000 565000)',
    values: {
      area_of_the_site: -1.5,
      units: 0,
      owner: 'X',
      stage: 'nearly',
      can_be_built: false,
      first_day: '2026-01-02',
      last_day: '2025-01-02',
      remarks: '@SUM(1)',
    },
  },
  {
    reference: '+A3',
    place_name: '-2+3',
    wkt: 'MULTIPOLYGON(((426000 566000,426050 566000,426050 566050,426000 566050,426000 566000)),((427000 567000,427050 567000,427050 567050,427000 567050,427000 567000)))',
    values: { remarks: '\tTab' },
  },
  { reference: 'A4', place_name: null, wkt: null },
];

/** A council whose dictionary is nothing like the demo councils', with the awkward sites; gives their ids. */
export async function exportCouncil(
  options: Parameters<typeof newCouncil>[0] = {},
  sites: AwkwardSite[] = awkwardSites,
): Promise<{ council: Council; ids: number[] }> {
  const council = await newCouncil({
    record: {
      mapLicense: 'A map that no export shows',
    },
    ...options,
  });
  const ids = await asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = "${council.mainSchema}", extensions`);
      await client.query(
        `insert into layers (id, layer_name, attribution) values ('sitesLayer', 'Sites', $1)`,
        ['Contains <a href="https://example.org/l">public data</a> &copy; Oakshire'],
      );
      for (const field of fields) await addDictionaryField(txOver(client), field);
      const added: number[] = [];
      for (const { reference, place_name, wkt, values } of sites) {
        const { rows } = await client.query<{ id: number }>(
          `insert into sites (source, source_reference, place_name, wkb_geometry, ${fieldNames.slice(1).join(', ')})
           select 'test', $1, $2, st_geomfromtext($3, 27700), ${fieldNames
             .slice(1)
             .map((name) => `r.${name}`)
             .join(', ')}
             from jsonb_populate_record(null::sites, $4::jsonb) as r returning id`,
          [reference, place_name ?? null, wkt ?? null, JSON.stringify(values ?? {})],
        );
        added.push(Number(rows[0]?.id));
      }
      return added;
    }),
  );
  return { council, ids };
}
