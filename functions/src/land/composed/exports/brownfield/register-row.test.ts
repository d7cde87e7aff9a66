import { describe, expect, it } from 'vitest';
import { someField } from '../../../../council/ground/dictionary/testing/some-field.ts';
import { registerColumns } from './register-columns.ts';
import { registerPlan, registerRow } from './register-row.ts';

const field = (standardName: string, type: string) =>
  someField(standardName.toLowerCase(), type, { label: standardName, standardName });
const plan = registerPlan([
  field('SiteNameAddress', 'text.small'),
  field('NetDwellingsRangeFrom', 'residential-units'),
  field('NetDwellingsRangeTo', 'residential-units'),
  field('MinNetDwellings', 'residential-units'),
]);

function line(values: Record<string, unknown>) {
  const given: Record<string, unknown> = { SiteReference: 'A', SiteNameAddress: 'Oak', ...values };
  const row = plan.columns.map(({ label }) => given[label] ?? null);
  const place = { GeoX: -1.6, GeoY: 54.9 };
  const withPlace = plan.columns.map(({ label }, at) =>
    label === 'GeoX' || label === 'GeoY' ? place[label] : row[at],
  );
  const { cells, problems } = registerRow(
    { id: 1, has_scenario: true, shape_kind: 'point', shape: null, values: withPlace },
    plan,
  );
  const of = (name: string) => cells[registerColumns.findIndex((column) => column.name === name)];
  return { range: [of('NetDwellingsRangeFrom'), of('NetDwellingsRangeTo')], problems };
}

describe('the range of dwellings', () => {
  it.each([
    [{ MinNetDwellings: 12 }, ['12', '12']],
    [{ MinNetDwellings: 12, NetDwellingsRangeFrom: 14, NetDwellingsRangeTo: 20 }, ['14', '20']],
    [{ NetDwellingsRangeFrom: 14 }, ['14', '14']],
    [{}, ['', '']],
  ])('%o', (values, range) => {
    expect(line(values)).toEqual({ range, problems: [] });
  });
});
