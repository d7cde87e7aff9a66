import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import {
  addFields,
  alikeSites,
  keepSiteFeatures,
  tabWith,
  viewOf,
} from '../testing/edited-sites.ts';

useWorld();

let oak: Council;
let site: number;

beforeAll(async () => {
  ({ oak } = await twoCouncils());
  [site = 0] = await alikeSites(oak, 1, { uses: ['retail', 'gone'] });
  await addFields(oak, [
    { dbPropertyName: 'years', label: 'Years', type: 'list.number' },
    { dbPropertyName: 'corners', label: 'Corners', type: 'list.coordinates' },
    { dbPropertyName: 'contact', label: 'Contact', type: 'text.small' },
  ]);
}, 120_000);

const put = (column_name_raw: string, new_value: unknown) =>
  oak.as('officer').put(`/site/v2/${site}`, { json: { column_name_raw, new_value } });
const refused = (why: string) => ({
  status: 400,
  body: { error: { code: 'payload-invalid', fields: { new_value: why } } },
});
const options = (...values: string[]) => values.map((value) => ({ label: value, value }));
const cells = {
  homes: { fieldType: 'number', min: 5, max: 50 },
  size_ha: { fieldType: 'number', min: 0, max: 0 },
  site_type: { fieldType: 'select', options: options('Mixed') },
  deliverable: { fieldType: 'select', options: options('true') },
  uses: { fieldType: 'select', options: options('retail', 'office') },
  years: { fieldType: 'checkbox', options: options('2026', '2027'), max: 2026 },
  contact: { fieldType: 'number', min: 10, max: 20 },
};

describe('what a cell takes', () => {
  it.each([
    ['homes', 51, 'Not in range 5 - 50'],
    ['homes', '4', 'Not in range 5 - 50'],
    ['homes', '012', 'Must have no leading zeros'],
    ['homes', '1,2', 'Must be a number'],
    ['size_ha', 501, 'Not in range 0 - 500'],
    ['site_type', 'Odd', 'Must be one of the options'],
    ['deliverable', 'no', 'Must be one of the options'],
    ['public_map_visibility', '', 'Must be yes or no'],
    ['uses', ['retail', 'housing'], 'Must be one of the options'],
    ['years', [2026, 2027], 'Not in range -∞ - 2026'],
    ['years', [2020], 'Must be one of the options'],
    ['contact', '9', 'Not in range 10 - 20'],
    ['contact', 'Ms Brown', 'Must be a number'],
    ['corners', [[1, 2, 3]], 'Must be pairs of two numbers'],
    ['corners', [[1, '2']], 'Must be pairs of two numbers'],
  ])('not %s = %j', async (column, value, why) => {
    await keepSiteFeatures(oak, [tabWith(cells)]);
    expect(await put(column, value)).toMatchObject(refused(why));
  });

  it('takes the rest, and nothing', async () => {
    await keepSiteFeatures(oak, [tabWith(cells)]);
    for (const [column, value] of [
      ['homes', 50],
      ['size_ha', 499],
      ['site_type', 'Mixed'],
      ['deliverable', 'yes'],
      ['homes', ''],
      // What stood in the list before may stay, though it is no option any more.
      ['uses', ['gone', 'office']],
      ['years', [2026]],
      ['contact', '12'],
      ['corners', [[1.5, -2]]],
      ['corners', []],
    ] as const) {
      expect([column, (await put(column, value)).status]).toEqual([column, 200]);
    }
    await keepSiteFeatures(oak, []);
    expect((await put('homes', 51)).status).toBe(200);
  });

  it.each([
    ['email', 'clerk@', 'clerk@oak.example', 'Email must be valid'],
    ['phone', '0123', '020 7946 0018', 'Must be a valid phone number'],
    ['postcode', 'SE1', 'SE1 2AA', 'Please enter a valid postcode'],
    [
      'link',
      'javascript:alert(1)',
      'https://oak.example',
      'Must be a link that begins with http or https',
    ],
    ['/[A-Z]{2}-\\d{4}/', 'NE-421', 'NE-0421', 'Must have the form [A-Z]{2}-\\d{4}'],
    ['whole-number', '1.5', '2', 'Must be a whole number'],
    ['not-in-future', '2999-01-01', '2026-01-31', 'Must not be after today'],
  ])('keeps to the rule %s', async (validation, wrong, right, why) => {
    await keepSiteFeatures(oak, [tabWith({ contact: { fieldType: 'text', validation } })]);
    expect(await put('contact', wrong)).toMatchObject(refused(why));
    expect((await put('contact', right)).status).toBe(200);
    expect((await put('contact', '')).status).toBe(200);
    expect(await viewOf(oak).site(site)).toMatchObject({ contact: null });
  });

  it('keeps to the rule in each entry of a list, and to the decimals of its place', async () => {
    const content = (cell: object) => [tabWith({ uses: { fieldType: 'text', ...cell } })];
    await keepSiteFeatures(oak, content({ validation: '/[a-z]+/' }));
    expect(await put('uses', ['retail', 'Office'])).toMatchObject(
      refused('Must have the form [a-z]+'),
    );
    const cellConfig = { fieldType: 'number' };
    const place = { type: 'FIELD', label: 'Size', dbPropertyName: 'size_ha', editable: true };
    const formatting = { NUMBERS_AFTER_DECIMAL_POINT: 1, THOUSANDS_SEPARATOR: ' ' };
    const tab = { id: 'a', tabTitle: 'A', content: [{ ...place, cellConfig, formatting }] };
    await keepSiteFeatures(oak, [tab]);
    expect(await put('size_ha', 1.25)).toMatchObject(refused('Must have at most 1 decimals'));
    expect((await put('size_ha', '1.50')).status).toBe(200);
    expect((await put('size_ha', '1,2')).status).toBe(400);
  });
});
