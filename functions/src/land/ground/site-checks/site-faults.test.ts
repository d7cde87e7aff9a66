import { expect, it } from 'vitest';
import { someField } from '../../../council/ground/dictionary/testing/some-field.ts';
import { siteFaults } from './site-faults.ts';

const at = (name: string) => ({ label: name, standardName: null });
const fields = [
  someField('suitable_area', 'area.hectares', {
    label: 'Suitable area',
    format: { CHECKS: [{ rule: 'at-most', field: 'size_ha', level: 'warn' }] },
  }),
  someField('size_ha', 'area.hectares', { label: 'Total area' }),
  someField('availability_time_period', 'text.small', at('Delivery')),
  someField('homes', 'residential-units', at('Homes')),
];
const capacity = (homes: number | undefined, ...years: number[]) => ({
  homes,
  trajectory: years.map((year) => ({ year, homes: 5 })),
  planFrom: 2026,
});

it.each([
  [{ suitable_area: 0.11, size_ha: 0.05 }, undefined, /Suitable area .* is more than Total area/],
  [
    { availability_time_period: '11–15 years' },
    capacity(15, 2027, 2028),
    'Delivery is 11–15 years, but the trajectory begins in 2027/28 (year 2)',
  ],
  [
    { availability_time_period: '0–5 years' },
    capacity(15, 2036),
    'Delivery is 0–5 years, but the trajectory begins in 2036/37 (year 11)',
  ],
  [{ availability_time_period: 'Beyond 15 years' }, capacity(15, 2026), /year 1\)$/],
  [
    { homes: 31 },
    capacity(0),
    'Homes (31) is more than the capacity of what is left after constraints (0)',
  ],
])('%j with %j is pointed out', (values, saved, message) => {
  expect(siteFaults(fields, values, saved).map((fault) => fault.message)).toEqual([
    expect.stringMatching(message instanceof RegExp ? message : exactly(message)),
  ]);
});

const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[()/]/g, String.raw`\$&`)}$`);

it.each([
  [{ suitable_area: 0.05, size_ha: 0.05 }, undefined],
  [{ availability_time_period: '0–5 years' }, capacity(15, 2024)],
  [{ availability_time_period: '6–10 years' }, capacity(15, 2031)],
  [{ availability_time_period: 'Beyond 15 years' }, capacity(15, 2041)],
  [{ availability_time_period: 'Unknown' }, capacity(15, 2027)],
  [{ availability_time_period: '0–5 years' }, capacity(15)],
  [{ homes: 31 }, capacity(31)],
  [{ homes: 31 }, capacity(undefined)],
  [{ homes: 31 }, undefined],
])('%j with %j goes together', (values, saved) => {
  expect(siteFaults(fields, values, saved)).toEqual([]);
});
