import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { expect, test } from 'vitest';
import { previewLines } from './preview-lines.ts';

const fields = new Map([
  [
    'assessment_status',
    {
      type: 'dropdown',
      format: { COLOURED_DOT: [{ value: 'rec', color: '#777' }] },
      options: [{ value: 'rec', label: 'Received' }],
    },
  ],
]) as unknown as ReadonlyMap<string, DictionaryField>;
const textOf = (site: Record<string, unknown>, label: string) =>
  previewLines(site, fields).find((line) => line.label === label)?.text;

test('a preview has its nine fields, N/A where nothing is known', () => {
  expect(previewLines({}, fields)).toEqual(
    [
      'Site Name',
      'Neighbourhood/Ward',
      'Total Site Area',
      'Suitable Site Area',
      'Optimised Unit Capacity',
      'Suitability Assessment Result',
      'Accessibility Level',
      'Estimated Delivery Period',
      'Assessment Status',
    ].map((label) => ({ label, text: 'N/A' })),
  );
});

test.each([
  [{ size_ha: 1.5 }, 'Total Site Area', '1.50 ha'],
  [{ size_ha: 0 }, 'Total Site Area', '0.00 ha'],
  [{ suitable_area: 1234.5 }, 'Suitable Site Area', '1,234.5 ha'],
  [{ optimised_unit_capacity: 40 }, 'Optimised Unit Capacity', '40 units'],
  [{ assessment_status: 'rec' }, 'Assessment Status', 'Received'],
  [{ accessibility_band: 'High' }, 'Accessibility Level', 'High'],
  [{ site_name: '' }, 'Site Name', 'N/A'],
])('of %o it says %s: %s', (site, label, text) => expect(textOf(site, label)).toBe(text));

test('a value with a colour of the council’s is shown with it', () => {
  const status = previewLines({ assessment_status: 'rec' }, fields).at(-1);
  expect(status).toEqual({ label: 'Assessment Status', text: 'Received', dot: '#777' });
});
