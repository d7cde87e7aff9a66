import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import { expect, test } from 'vitest';
import { shownValue } from '../ground/sites/shown-value.ts';
import { siteTableColumns } from './site-columns.ts';

const field = (dbPropertyName: string, standardName: string | null = null): DictionaryField => ({
  dbPropertyName,
  label: dbPropertyName,
  type: 'residential-units',
  unit: null,
  format: {},
  description: null,
  editable: true,
  filterable: true,
  searchable: false,
  options: [],
  standardName,
  position: 1,
});
const site = (values: object) => values as SiteRecord;

test.each([
  [[field('homes'), field('upper', 'NetDwellingsRangeTo')], 'homes'],
  [[field('upper', 'NetDwellingsRangeTo')], 'upper'],
])('the column for homes shows the range that is known, and is in no groups', (fields, name) => {
  const columns = siteTableColumns(fields);
  const column = columns.get(name)!;
  expect(column.groupable).toBe(false);
  const range = site({ homes: null, upper: 41, homes_range: { from: 30, to: 41 } });
  expect(column.text(range)).toBe('30–41');
  const shown = new Map(fields.map((each) => [each.dbPropertyName, each]));
  expect(shownValue(range, name, shown)).toBe('30–41');
  expect(shownValue(range, 'upper', new Map([...shown, ['homes', field('homes')]]))).toBe(41);
});

test('homes that somebody has written since go before the range', () => {
  const column = siteTableColumns([field('homes')]).get('homes')!;
  expect(column.text(site({ homes: 12, homes_range: { from: 30, to: 41 } }))).toBe('12');
  expect(column.text(site({ homes: null }))).toBe('-');
});
