import { txOver } from '../../../platform/db.ts';
import {
  addDictionaryField,
  type NewField,
} from '../../../council/ground/dictionary/add-dictionary-field.ts';
import { inOwnerTransaction } from '../../../platform/migrate.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { asOwner } from '../../../platform/testing/owner.ts';

/** One site as a test knows it: the row that was written, for comparing with what a search gives. */
export interface WrittenSite {
  id: number;
  site_name: string | null;
  site_type: string | null;
  size_ha: number | null;
  homes: number | null;
  deliverable: boolean | null;
  permission_date: string | null;
  uses: string[] | null;
  x: number;
  y: number;
}

export const testFields: NewField[] = [
  { dbPropertyName: 'site_name', label: 'Site name', type: 'text.small', searchable: true },
  { dbPropertyName: 'site_type', label: 'Type', type: 'dropdown' },
  { dbPropertyName: 'size_ha', label: 'Size', type: 'area.hectares', format: { min: 0, max: 500 } },
  { dbPropertyName: 'homes', label: 'Homes', type: 'residential-units' },
  { dbPropertyName: 'deliverable', label: 'Deliverable', type: 'switch' },
  { dbPropertyName: 'permission_date', label: 'Permission', type: 'date' },
  { dbPropertyName: 'uses', label: 'Uses', type: 'list.string' },
  {
    dbPropertyName: 'secret',
    label: 'Secret',
    type: 'text.small',
    filterable: false,
    editable: false,
  },
];

const NAMES = [
  'Mill Lane',
  'mill lane',
  'Old Mill',
  '50% Yard',
  'A_B Works',
  'C\\D Depot',
  "O'Neill's",
  '',
];
const TYPES = ['Brownfield', 'Greenfield', 'Mixed'];
const USES = ['housing', 'retail', 'office'];
const DAYS = ['2024-01-31', '2024-02-29', '2025-07-01', '2026-03-29'];

/** The same sites every time, with gaps in every field, on points 100 m apart or more in a town. */
export function someSites(count: number): Omit<WrittenSite, 'id'>[] {
  let state = 7;
  const next = (n: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
  const orNone = <T>(value: T): T | null => (next(6) === 0 ? null : value);
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  return Array.from({ length: count }, () => ({
    site_name: orNone(pick(NAMES)),
    site_type: orNone(pick(TYPES)),
    size_ha: orNone(next(40) / 4),
    homes: orNone(next(30)),
    deliverable: orNone(next(2) === 0),
    permission_date: orNone(pick(DAYS)),
    uses: orNone(USES.filter(() => next(2) === 0)),
    x: 424_000.5 + next(100) * 100,
    y: 564_000.5 + next(100) * 100,
  }));
}

/** Gives the council the test's fields and these sites, as its owner. */
export async function writeSites(
  council: Council,
  sites: Omit<WrittenSite, 'id'>[],
): Promise<WrittenSite[]> {
  return asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = ${council.mainSchema}, extensions`);
      for (const field of testFields) await addDictionaryField(txOver(client), field);
      await client.query(`grant select, insert, update on sites to ${council.mainSchema}`);
      const { rows } = await client.query<{ id: string }>(
        `insert into sites (source, source_reference, wkb_geometry, site_name, site_type, size_ha, homes,
                            deliverable, permission_date, uses)
         select 'test', 'T' || row_number() over (), st_setsrid(st_makepoint(x, y), 27700), site_name,
                site_type, size_ha, homes, deliverable, permission_date, uses
           from jsonb_to_recordset($1::jsonb) as s (site_name text, site_type text, size_ha numeric,
                homes int, deliverable boolean, permission_date date, uses text[], x float8, y float8)
         returning id`,
        [JSON.stringify(sites)],
      );
      return sites.map((site, index) => ({ ...site, id: Number(rows[index]?.id) }));
    }),
  );
}
