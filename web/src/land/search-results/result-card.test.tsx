import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { ChosenScenarios } from '../ground/sites/chosen-scenarios.ts';
import { ResultCard } from './result-card.tsx';

const field = {
  dbPropertyName: 'la_ref',
  label: 'Our reference',
  type: 'text.small',
  standardName: 'SiteReference',
  options: [],
} as unknown as DictionaryField;

it('has the reference that the register writes: of the field that the dictionary has for it', () => {
  const site = { id: 3, source_reference: 'SRC-9', la_ref: 'LA-7', site_tags: [] };
  const { container } = shown(
    <ResultCard
      site={site as unknown as Parameters<typeof ResultCard>[0]['site']}
      name="Mill Lane"
      rows={[]}
      fields={new Map([[field.dbPropertyName, field]])}
      selected={false}
      ticked={false}
      active
      actions={{} as Parameters<typeof ResultCard>[0]['actions']}
      scenarios={new ChosenScenarios()}
      compact={false}
      withScenarios={false}
      from=""
    />,
  );
  expect(container.textContent).toContain('LA-7');
  expect(container.textContent).not.toContain('SRC-9');
});
