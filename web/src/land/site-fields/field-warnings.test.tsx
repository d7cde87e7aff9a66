import { screen } from '@testing-library/react';
import type { DictionaryField, FieldFormat } from '@contract/council/ground/dictionary/field.ts';
import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { type SiteOnPage, SiteProvider } from '../ground/sites/site-context.tsx';
import { FieldWarnings } from './field-warnings.tsx';

const field = (name: string, label: string, format: FieldFormat = {}): DictionaryField => ({
  dbPropertyName: name,
  label,
  type: name === 'status' ? 'text.small' : 'date',
  unit: null,
  format,
  description: null,
  editable: true,
  filterable: true,
  searchable: false,
  options: [],
  standardName: null,
  position: 0,
});
const CHECKS: FieldFormat['CHECKS'] = [
  { rule: 'needs', field: 'status', values: ['permissioned'], level: 'warn' },
];
const fields = new Map(
  [
    field('granted', 'Permission date', { CHECKS }),
    field('status', 'Planning status'),
    { ...field('homes', 'Homes'), type: 'residential-units' },
  ].map((each) => [each.dbPropertyName, each]),
);

function show(site: object) {
  const page: SiteOnPage = {
    siteId: 7,
    scenario: 'base',
    site: site as WholeSite,
    fields,
    lists: [],
    can: { edit: true, delete: false },
    refetch: undefined,
    v2: true,
  };
  shown(
    <SiteProvider value={page}>
      <FieldWarnings column="granted" />
      <FieldWarnings column="status" />
      <FieldWarnings column="homes" />
    </SiteProvider>,
  );
}
/** What was saved of the site's capacity: nothing is left of it after constraints. */
const capacity = {
  capacity: {
    inputs: {},
    outcome: { homes: 0 },
    trajectory: [],
    sums: {},
    savedBy: 'Ann',
    savedAt: '2026-11-28T10:00:00Z',
    row_version: 1,
  },
  entered: null,
  boundaryHectares: 1,
  planFrom: 2026,
};
const WARNING = 'Permission date needs Planning status to be permissioned';

it('a value that does not go with another is pointed out once, beneath its own field', () => {
  show({ granted: '2026-04-03', status: 'not permissioned' });
  expect(screen.getAllByText(WARNING)).toHaveLength(1);
});

it('a value that does is not', () => {
  show({ granted: '2026-04-03', status: 'permissioned' });
  expect(screen.queryByText(WARNING)).toBeNull();
});

it('homes beyond the capacity of what is left after constraints are pointed out beneath them', async () => {
  serve(() => ({ json: { result: capacity } }));
  show({ homes: 31 });
  await userEvent.keyboard('{Tab}');
  const warning = 'Homes (31) is more than the capacity of what is left after constraints (0)';
  expect(await screen.findAllByText(warning)).toHaveLength(1);
});
