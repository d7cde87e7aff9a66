import { expect, test } from 'vitest';
import { groupsOf, lineOf, unplaced } from './feature-lines.ts';

const field = (dbPropertyName: string, type: string, more: object = {}) => ({
  dbPropertyName,
  label: dbPropertyName,
  type,
  unit: null,
  format: {},
  description: null,
  editable: true,
  filterable: true,
  searchable: false,
  options: [],
  standardName: null,
  position: 0,
  ...more,
});
const fields = new Map(
  [
    field('size_ha', 'area.hectares', { unit: 'ha' }),
    field('notes', 'text.large'),
    field('plan', 'text.small'),
  ].map((each) => [each.dbPropertyName, each]),
);
const item = (dbPropertyName: string) => ({
  type: 'FIELD' as const,
  label: `The ${dbPropertyName}`,
  dbPropertyName,
});
const container = (content: ReturnType<typeof item>[]) => ({
  type: 'CONTAINER' as const,
  kind: 'GROUPED_BY_TITLE' as const,
  title: 'Overview',
  showIfContentAvailable: true,
  content,
});

test('fields stand under their container’s title, formatted by the dictionary', () => {
  expect(
    groupsOf([container([item('size_ha'), item('gone')])], fields, { size_ha: 1234.5 }),
  ).toEqual([
    {
      title: 'Overview',
      lines: [expect.objectContaining({ label: 'The size_ha', text: '1,234.5 ha' })],
    },
  ]);
});

test('a container that shows only content is left out when there is none', () => {
  expect(groupsOf([container([item('notes')])], fields, { notes: null })).toEqual([]);
});

test('what no tab names is still there', () => {
  const tabs = [{ id: 'a', tabTitle: 'A', content: [container([item('size_ha')])] }];
  expect(unplaced(tabs, fields).map((each) => each.dbPropertyName)).toEqual(['notes', 'plan']);
});

test('a web address is a link, other text is not', () => {
  const plan = fields.get('plan')!;
  expect(lineOf(plan, 'https://example.org/plan.pdf').link).toBe('https://example.org/plan.pdf');
  expect(lineOf(plan, 'javascript:alert(1)').link).toBeUndefined();
});
