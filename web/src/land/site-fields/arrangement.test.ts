import type { SiteContent } from '@contract/council/ground/configs/types/site-features.ts';
import { someField } from '@contract/council/ground/dictionary/testing/some-field.ts';
import { expect, test } from 'vitest';
import { type FeatureTab, arrangedPages, shownContent } from './arrangement.ts';
import { cellOf, linkOf, shownText } from './cell.ts';

const fields = new Map(
  [
    someField('size_ha', 'area.hectares', { unit: 'ha' }),
    someField('notes', 'text.large'),
    someField('cost', 'money.pounds'),
    someField('open', 'switch'),
    someField('fixed', 'number', { editable: false }),
  ].map((each) => [each.dbPropertyName, each]),
);
const item = (dbPropertyName: string, more: object = {}) => ({
  type: 'FIELD' as const,
  label: `The ${dbPropertyName}`,
  dbPropertyName,
  ...more,
});
const container = (content: SiteContent[], showIfContentAvailable = true): SiteContent => ({
  type: 'CONTAINER',
  kind: 'GROUPED_BY_TITLE',
  title: 'Overview',
  showIfContentAvailable,
  content,
});
const editable = { editable: true, cellConfig: { fieldType: 'text' as const } };
const cell = (name: string, more: object = {}) => cellOf(item(name, more), fields)!;
const reading = (values: object) => ({ fields, values: { ...values }, mayEdit: false });

test('values read with their unit, prefix and at most two decimals, nothing as a dash', () => {
  expect(shownText(cell('size_ha'), 1234.567)).toBe('1,234.57 ha');
  expect(shownText(cell('size_ha', { measurement: 'acres' }), 2)).toBe('2 acres');
  expect(shownText(cell('cost', { prefix: '£' }), -1500)).toBe('-£1,500');
  expect(shownText(cell('cost', { measurement: '%' }), 12.5)).toBe('12.5%');
  expect(shownText(cell('size_ha', { formatting: { NUMBERS_AFTER_DECIMAL_POINT: 1 } }), 2)).toBe(
    '2.0 ha',
  );
  expect(shownText(cell('notes'), null)).toBe('-');
});

test('a switch is yes, no or not known', () => {
  expect([true, false, null].map((value) => shownText(cell('open'), value))).toEqual([
    'Yes',
    'No',
    'Not known',
  ]);
});

test('what the dictionary keeps fixed is not edited, whatever the page says', () => {
  expect(cell('notes', editable).config).toEqual(editable.cellConfig);
  expect(cell('fixed', editable).config).toBeUndefined();
});

test('a field that the dictionary lost is left out', () => {
  expect(
    shownContent([container([item('size_ha'), item('gone')])], reading({ size_ha: 1 })),
  ).toEqual([container([item('size_ha')])]);
});

test('a container that shows only content goes where there is none, except for who may fill it in', () => {
  const empty = [container([item('notes', editable)])];
  expect(shownContent(empty, reading({ notes: null }))).toEqual([]);
  expect(shownContent(empty, reading({ notes: 'x' }))).toEqual(empty);
  expect(shownContent(empty, { ...reading({ notes: null }), mayEdit: true })).toEqual(empty);
  expect(shownContent([container([item('fixed')])], { ...reading({}), mayEdit: true })).toEqual([]);
  const always = [container([item('notes')], false)];
  expect(shownContent(always, reading({}))).toEqual(always);
});

test('a switch that says no and a number 0 are content', () => {
  expect(shownContent([container([item('open')])], reading({ open: false }))).toHaveLength(1);
  expect(shownContent([container([item('fixed')])], reading({ fixed: 0 }))).toHaveLength(1);
});

test('what no tab names stands on one of its own, and a hidden tab is none', () => {
  const tabs: FeatureTab[] = [
    { id: 'a', tabTitle: 'A', content: [container([item('size_ha')])] },
    { id: 'b', tabTitle: 'B', visible: false, content: [item('notes')] },
  ];
  const pages = arrangedPages({ tabs, ...reading({ size_ha: 1 }) });
  expect(pages.map(({ tabTitle }) => tabTitle)).toEqual(['A', 'Other fields']);
  expect(pages[1]?.content.map((each) => 'dbPropertyName' in each && each.dbPropertyName)).toEqual([
    'cost',
    'open',
    'fixed',
  ]);
});

test('a tab without content stays for its actions or its child sites', () => {
  const tabs: FeatureTab[] = [
    { id: 'a', tabTitle: 'A', content: [], tabActions: [{ name: 'Run', config: {} }] },
    { id: 'b', tabTitle: 'B', content: [], nestedSitesSource: 'children' },
    { id: 'c', tabTitle: 'C', content: [] },
  ];
  const pages = arrangedPages({ tabs, fields: new Map(), values: {}, mayEdit: false });
  expect(pages.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a web address is a link, other text is not', () => {
  expect(linkOf('https://example.org/plan.pdf')).toBe('https://example.org/plan.pdf');
  expect(linkOf('javascript:alert(1)')).toBeUndefined();
});
