import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';
import { sourceFiles } from './imports.ts';

/** A file of queries: `queries.ts`, or one of the folder `queries`. */
const QUERIES = /\/queries(?:\.ts$|\/)/;
/** What statements run on: sessions, jobs, the outbox. It knows no feature. */
const PLATFORM = /^functions\/src\/platform\//;

const STATEMENT = /\.execute\(/;
const SQL = /\bsql[`<]/;

/** Where parts of statements are the subject of a file, which runs none itself. */
const PARTS: Record<string, RegExp> = {
  'a kind of filter is compiled to a condition': /^functions\/src\/records\/search\/conditions\//,
  'an order and a cursor are compiled to conditions': /^functions\/src\/records\/search\/page\.ts$/,
  'a type of record says which rows count': /-records\.ts$/,
  'a table says which of its rows are kept': /^functions\/src\/retention\.ts$/,
};

const files = sourceFiles('functions').filter(
  (file) => !QUERIES.test(file) && !PLATFORM.test(file),
);
const having = (what: RegExp) =>
  files.filter((file) => what.test(readFileSync(path.join(ROOT, file), 'utf8')));

describe('the SQL of a feature', () => {
  it('runs in its queries alone', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(having(STATEMENT)).toEqual([]);
  });

  it('is written in its queries, apart from conditions that are what a file is about', () => {
    const found = having(SQL);
    const reasons = Object.values(PARTS);
    expect(found.filter((file) => !reasons.some((where) => where.test(file)))).toEqual([]);
    const idle = reasons.filter((where) => !found.some((file) => where.test(file)));
    expect(idle).toEqual([]);
  });

  it('stands in queries.ts or in the folder queries, never in both', () => {
    const single = sourceFiles('functions').filter((file) => file.endsWith('/queries.ts'));
    expect(single.length).toBeGreaterThan(20);
    const both = single.filter((file) => existsSync(path.join(ROOT, file.replace(/\.ts$/, ''))));
    expect(both).toEqual([]);
  });

  it.each([
    'await sql`delete from tags`.execute(tx);',
    'const { rows } = await sql<{ id: number }>`\n  select id from tags`.execute(\n  tx,\n);',
  ])('is recognised: %s', (text) => {
    expect(STATEMENT.test(text)).toBe(true);
    expect(SQL.test(text)).toBe(true);
  });
});
