import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';
import { sourceFiles } from './imports.ts';

/** All columns of a row, in a list of what a statement gives. */
const ALL =
  /(?:\b(?:select|returning)(?:\s+distinct)?|,)\s+(?:\w+\.)?\*(?=\s*(?:,|from\b|\$\{|`|$))/gim;

/** Statements over tables whose columns each council has of its own, with what reads them. */
const EXCUSED: Record<string, string> = {
  'functions/src/records/kept/queries.ts': 'a record is held with the columns that officers added',
  'functions/src/consultation/ground/representations/queries/rows.ts':
    'a search names some of them, those that officers added among them',
  'functions/src/consultation/ground/responses/queries/rows.ts': 'as of representations',
  'functions/src/consultation/ground/people/queries.ts': 'as of representations',
  'functions/src/consultation/analysis/queries/counts.ts': 'a measure reads any of them',
  'functions/src/land/ground/sites/queries/homes.ts': 'the fields of homes are the dictionary’s',
};

it('statements name the columns that they give', () => {
  const files = sourceFiles('functions');
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(ALL)].map(() => file),
  );
  expect([...new Set(found)].filter((file) => !(file in EXCUSED))).toEqual([]);
  expect(Object.keys(EXCUSED).filter((file) => !found.includes(file))).toEqual([]);
});
