import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { expect, it } from 'vitest';
import { type SiteOnPage, SiteProvider } from '../../ground/sites/site-context.tsx';
import { shown } from '../../../testing/shown.tsx';
import { StatusMark } from './status-mark.tsx';

const field = {
  dbPropertyName: 'assessment_status',
  label: 'Assessment status',
  format: { COLOURED_DOT: [{ value: 'Rejected', color: '#d55e00' }] },
  options: ['Rejected', 'Allocated'].map((value) => ({ value, label: value })),
} as unknown as DictionaryField;

const mark = (status: string | null, fields = new Map([[field.dbPropertyName, field]])) => {
  const site = { site: { assessment_status: status }, fields } as unknown as SiteOnPage;
  const { container } = shown(
    <SiteProvider value={site}>
      <StatusMark />
    </SiteProvider>,
  );
  const pill = container.querySelector<HTMLElement>('[data-colour]');
  return [pill?.textContent, pill?.dataset['colour']];
};

it('has the colour that the map gives the status, and says that there is none', () => {
  expect(mark('Rejected')).toEqual(['Rejected', '#d55e00']);
  expect(mark('Allocated')).toEqual(['Allocated', '#e69f00']);
  expect(mark(null)).toEqual(['No status', '#000000']);
  expect(mark(null, new Map())).toEqual([undefined, undefined]);
});
