import { beforeAll, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { getSite } from '../contract.ts';
import { addFields, alikeSites } from '../testing/edited-sites.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
  await addFields(oak, [
    { dbPropertyName: 'plot_ha', label: 'Plot', type: 'area.hectares', standardName: 'Hectares' },
    {
      dbPropertyName: 'dated',
      label: 'Updated',
      type: 'date',
      standardName: 'LastUpdatedDate',
    },
  ]);
}, 120_000);

interface Line {
  field: string;
  label?: string;
  on: string;
  /** One that an import wrote has none. */
  isChange?: boolean;
  isUndone?: boolean;
}

/** Gives a site the day and the history that it had before the migration. */
const asBefore = (id: number, day: string | null, lines: readonly Line[]) =>
  withTenant(oak, async (tx) => {
    for (const { field, label = field, on, isChange = true, isUndone = false } of lines) {
      await sql`
        insert into record_history (entity, site_id, type, user_name, field, field_label, new_value, created_at, change_id)
        values ('site', ${id}, 'EDIT', 'Officer', ${field}, ${label}, 'x', ${on}::timestamptz,
                case when ${isChange}::boolean then gen_random_uuid() end)`.execute(tx);
      if (isUndone)
        await sql`update record_history set undone_by = id where site_id = ${id} and field = ${field}`.execute(
          tx,
        );
    }
    await sql`update sites set dated = ${day}::date where id = ${id}`.execute(tx);
  });

const backfilled = () =>
  inSchemaOf(oak, async (tx) => {
    await sql`select date_sites_changed_before()`.execute(tx);
  });

const dayOf = async (siteId: number) =>
  Reflect.get((await oak.as('viewer').call(getSite, { siteId })).site, 'dated') as unknown;

const CHANGED = '2026-01-10T12:00:00Z';

it('a site is dated by what was changed before, unless its day was said after that or by an import', async () => {
  const plot = { field: 'plot_ha', on: CHANGED };
  const cases: [string | null, Line[], string | null][] = [
    ['2024-05-01', [plot], '2026-01-10'],
    [null, [plot], '2026-01-10'],
    ['2025-12-31', [plot, { field: 'dated', on: '2026-01-11T12:00:00Z' }], '2025-12-31'],
    ['2025-12-31', [{ field: 'dated', on: '2026-01-09T12:00:00Z' }, plot], '2026-01-10'],
    ['2024-05-01', [{ ...plot, isUndone: true }], '2024-05-01'],
    ['2024-05-01', [{ ...plot, isChange: false }], '2024-05-01'],
    [
      '2024-05-01',
      [{ field: 'wkb_geometry', label: 'Geometry', on: CHANGED, isChange: false }],
      '2024-05-01',
    ],
    [
      '2024-05-01',
      [{ field: 'wkb_geometry', label: 'Boundary', on: CHANGED, isChange: false }],
      '2026-01-10',
    ],
  ];
  const ids = await alikeSites(oak, cases.length, {});
  for (const [index, [day, lines]] of cases.entries()) await asBefore(ids[index]!, day, lines);
  await backfilled();
  expect(await Promise.all(ids.map(dayOf))).toEqual(cases.map(([, , day]) => day));
});
