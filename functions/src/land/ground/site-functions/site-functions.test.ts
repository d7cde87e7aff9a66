import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import type { SiteValue } from '../../../council/ground/dictionary/parse-value.ts';
import {
  siteFunctionNames,
  type SiteFunctionName,
} from '../../../council/ground/configs/types/site-function-names.ts';
import { siteFunctions } from './registry.ts';
import type { SiteFunctionCall } from './site-function.ts';

const types: Record<string, string> = { y1: 'residential-units', y2: 'number', name: 'text.small' };

/** What a pure function makes of these values; it looks at nothing else. */
const made = (name: SiteFunctionName, values: Record<string, SiteValue>, columns: string[] = []) =>
  siteFunctions[name].run({
    values,
    columns,
    today: '2031-07-01',
    fields: new Map(
      Object.entries({ ...types, total: 'number' }).map(([dbPropertyName, type]) => [
        dbPropertyName,
        { dbPropertyName, type } as DictionaryField,
      ]),
    ),
  } as unknown as SiteFunctionCall);

describe('a function of a site’s page', () => {
  it('copies what another field holds, nothing included', () => {
    expect(made('copy_suitable_area', { size_ha: 2.5, suitable_area: 1 })).toEqual({
      suitable_area: 2.5,
    });
    expect(made('copy_capacity', { optimised_unit_capacity: 40 })).toEqual({
      net_dwellings_from: 40,
      net_dwellings_to: 40,
    });
    expect(made('copy_min_net_dwellings', {})).toEqual({ min_net_dwellings: null });
  });

  it('knows the day', () => {
    expect(made('stamp_last_updated', {})).toEqual({ last_updated_date: '2031-07-01' });
  });

  it.each([
    [{ optimised_unit_capacity: 100, suitable_area: 3 }, 33.33],
    [{ optimised_unit_capacity: 0, suitable_area: 3 }, 0],
    [{ optimised_unit_capacity: 100, suitable_area: 0 }, null],
    [{ optimised_unit_capacity: 100, suitable_area: null }, null],
    [{ suitable_area: 3 }, null],
  ])('reckons the net density of %j: %j', (values, net_density) => {
    expect(made('update_net_density', values)).toEqual({ net_density });
  });

  it('sums years into the first column', () => {
    const columns = ['total', 'y1', 'y2'];
    expect(made('sum_years', { y1: 10, y2: 2.5, total: 1 }, columns)).toEqual({ total: 12.5 });
    expect(made('sum_years', { y1: 0.1, y2: 0.2 }, columns)).toEqual({ total: 0.3 });
    expect(made('sum_years', { y1: null, y2: 3 }, columns)).toEqual({ total: 3 });
    expect(made('sum_years', { total: 4 }, columns)).toEqual({ total: null });
    expect(() => made('sum_years', {}, ['total'])).toThrow(/names no columns/);
    expect(() => made('sum_years', {}, [])).toThrow(/names no columns/);
    expect(() => made('sum_years', {}, ['total', 'name'])).toThrow('name holds no numbers');
  });

  it.each(siteFunctionNames)('%s is described where configurations are', (name) => {
    const docs = path.resolve(import.meta.dirname, '../../../../../docs/site-functions.md');
    const { description, needs } = siteFunctions[name];
    const text = readFileSync(docs, 'utf8');
    for (const word of [`\`${name}\``, ...needs]) expect(text).toContain(word);
    expect(description.length).toBeGreaterThan(20);
  });
});
