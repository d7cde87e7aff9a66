import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import { shown } from '../../testing/shown.tsx';
import { ChosenScenarios } from '../ground/sites/chosen-scenarios.ts';
import { ResultCard } from './result-card.tsx';

const site = {
  id: 7,
  site_name: 'Old Mill',
  address: '3 Quay Lane',
  helaa_reference: 'NCL-0007',
  source_reference: null,
  size_ha: 0.3,
  stage: null,
  site_tags: [],
} as unknown as SiteRecord;
const rows = [
  { label: 'Size', dbPropertyName: 'size_ha', measurement: 'ha' },
  { label: 'Stage', dbPropertyName: 'stage' },
];

const reference: DictionaryField = {
  dbPropertyName: 'helaa_reference',
  label: 'HELAA reference',
  type: 'text.small',
  unit: null,
  format: {},
  description: null,
  editable: true,
  filterable: true,
  searchable: true,
  options: [],
  standardName: null,
  position: 1,
};

function show(compact: boolean) {
  const actions = {
    tick: vi.fn<() => void>(),
    show: vi.fn<() => void>(),
    scenario: vi.fn<() => void>(),
  };
  shown(
    <ResultCard
      site={site}
      name="Old Mill"
      rows={rows}
      fields={new Map([[reference.dbPropertyName, reference]])}
      selected={false}
      ticked={false}
      active
      actions={actions}
      compact={compact}
      scenarios={new ChosenScenarios()}
      withScenarios={false}
      from=""
    />,
  );
  return actions;
}

test('a compact card says in two lines what is known: name and reference, values and address', async () => {
  const actions = show(true);
  expect(screen.getByText('0.3 ha · 3 Quay Lane').tagName).toBe('P');
  screen.getByText('NCL-0007');
  expect(screen.getByRole('link', { name: 'Old Mill' }).getAttribute('href')).toBe('/site/7');
  await userEvent.click(screen.getByRole('button', { name: 'Show On Map' }));
  expect(actions.show).toHaveBeenCalledWith(7);
  expect(screen.queryByText('View Site Details')).toBeNull();
});

test('the usual card has the council’s lines, and the reference beside the name', () => {
  show(false);
  const card = screen.getByRole('article', { name: 'Old Mill' });
  expect(card.querySelector('[data-part=reference]')?.textContent).toBe('NCL-0007');
  screen.getByText('Stage');
  screen.getByRole('link', { name: 'View Site Details' });
});
