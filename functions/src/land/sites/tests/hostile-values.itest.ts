import { beforeAll, describe, expect, it } from 'vitest';
import { newSite } from '../../files/testing/site-files.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { addFields } from '../testing/edited-sites.ts';

useWorld();

let oak: Council;
let site: number;
beforeAll(async () => {
  oak = await newCouncil();
  await addFields(oak, [
    { dbPropertyName: 'facts', label: 'Facts', type: 'json' },
    { dbPropertyName: 'words', label: 'Words', type: 'list.string' },
    { dbPropertyName: 'counts', label: 'Counts', type: 'list.number' },
    { dbPropertyName: 'seen', label: 'Seen', type: 'date' },
  ]);
  site = await newSite(oak);
}, 120_000);

/** Of letters that no packing shortens. */
const unlike = (length: number) =>
  Array.from({ length }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('');

describe('a value that no column can hold is refused beside its field', () => {
  it.each<[what: string, field: string, value: unknown, words: string]>([
    ['a NUL within JSON', 'facts', '{"a":"\\u0000"}', 'Holds a character that cannot be stored'],
    [
      'half a character within JSON',
      'facts',
      '{"a":"\\ud800"}',
      'Holds a character that cannot be stored',
    ],
    ['JSON without end', 'facts', '['.repeat(20_000) + ']'.repeat(20_000), 'Nested too deeply'],
    ['an entry too long to be found by', 'words', unlike(3_000), 'Must be at most 500 characters'],
    ['the same in a list', 'words', [unlike(3_000)], 'Must be at most 500 characters'],
    ['nothing among numbers', 'counts', [1, null], 'Must be a number'],
    ['yes among numbers', 'counts', [true], 'Must be a number'],
    ['a day of the year 0', 'seen', '0000-01-01', 'Must be a date such as 2026-04-03'],
  ])('%s', async (_what, column_name_raw, new_value, words) => {
    const json = { column_name_raw, new_value };
    expect(await oak.as('officer').put(`/site/${site}`, { json })).toMatchObject({
      status: 400,
      body: { error: { code: 'payload-invalid', fields: { new_value: words } } },
    });
  });

  it('what columns can hold is taken', async () => {
    for (const [column_name_raw, new_value] of [
      ['facts', '{"a":["Ösel",1.5]}'],
      ['words', [unlike(500), 'elm']],
      ['counts', [1, '2,000.5']],
      ['seen', '0001-01-01'],
    ]) {
      const json = { column_name_raw, new_value };
      expect((await oak.as('officer').put(`/site/${site}`, { json })).status).toBe(200);
    }
  });
});
