import { describe, expect, it } from 'vitest';
import { sql, type Sql } from './sql.ts';

/** What a statement sends to the database. */
async function sent(statement: Sql): Promise<[text: string, values: unknown[]]> {
  let seen: [string, unknown[]] = ['', []];
  await statement.execute({
    query: async (text, values) => {
      seen = [text, values];
      return { rows: [] };
    },
  });
  return seen;
}

describe('a statement', () => {
  it.each<[what: string, statement: Sql, text: string, values: unknown[]]>([
    ['has none', sql`select 1`, 'select 1', []],
    ['sends its values', sql`a = ${1} or b = ${'x'}`, 'a = $1 or b = $2', [1, 'x']],
    ['sends a list as one value', sql`a = any(${[1, 2]})`, 'a = any($1)', [[1, 2]]],
    ['sends nothing as nothing', sql`a is ${null}`, 'a is $1', [null]],
    [
      'counts on through parts of parts',
      sql`${0} ${sql`(${1} ${sql`[${2}]`} ${3})`} ${4}`,
      '$1 ($2 [$3] $4) $5',
      [0, 1, 2, 3, 4],
    ],
    ['takes an empty part', sql`a${sql``} ${sql``}${1}`, 'a $1', [1]],
    ['quotes names', sql`${sql.ref('s.na"me')} = ${1}`, '"s"."na""me" = $1', [1]],
    [
      'joins values and parts',
      sql`(${sql.join([1, sql`now()`, 'x'])})`,
      '($1, now(), $2)',
      [1, 'x'],
    ],
    ['joins by a word', sql.join([sql`a`, sql`b = ${1}`], sql` and `), 'a and b = $1', [1]],
    ['joins one', sql.join([1]), '$1', [1]],
    ['joins none', sql`(${sql.join([])})`, '()', []],
    ['keeps the database’s own dollars', sql`select '$1', ${2}`, "select '$1', $1", [2]],
  ])('that %s', async (_what, statement, text, values) => {
    expect(await sent(statement)).toEqual([text, values]);
  });

  it('can be set into two others', async () => {
    const part = sql`x = ${1}`;
    expect(await sent(sql`${part} or ${part}`)).toEqual(['x = $1 or x = $2', [1, 1]]);
    expect(await sent(part)).toEqual(['x = $1', [1]]);
  });
});
