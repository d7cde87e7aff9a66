import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';
import { REPEATED } from './catch-up.ts';

const FOLDER = path.join(ROOT, 'functions/migrations/tenant');

/** Migrations that write into rows and are not repeated for a council restored from before them, with why. */
const EXCUSED: Record<string, string> = {
  '0002-sites-are-found-by-their-words.sql': 'a trigger writes the words of sites as they load',
  '0010-places-are-found-by-name.sql': 'a trigger writes the names of features as they load',
  '0022-sites-are-walked-by-name.sql': 'it makes indexes alone',
  '0028-imports-are-looked-at-first.sql': 'of reports of imports, which are read and no more',
  '0040-representations-are-analysed.sql': '0113 places all representations anew',
  '0068-attachments-are-searched.sql': 'the next edition is found by its attachments',
  '0080-approvals-name-what-was-approved.sql': '0114 withdraws whatever consent does not cover',
  '0081-responses-that-ended-at-once-are-settled.sql': 'officers choose such a status themselves',
};

/** The statements of a migration that write into rows, or may by what they call; not the functions that it makes. */
function writing(name: string): string[] {
  const bare = readFileSync(path.join(FOLDER, name), 'utf8')
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
  return bare
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => /^(?:update|delete|merge|truncate|with|select|do)\b/i.test(statement));
}

it('what migrations write into rows is repeated for councils restored from before them, or says why not', () => {
  const repeated = new Set(REPEATED.map(({ migration }) => migration));
  const found = readdirSync(FOLDER).filter((name) => writing(name).length > 0);
  expect(found.length).toBeGreaterThan(15);
  // What reads hidden marks is repeated whatever the export had seen.
  const always = '0112-marks-under-redactions-are-known.sql';
  const silent = found.filter(
    (name) => name !== always && !repeated.has(name) && !(name in EXCUSED),
  );
  expect(silent).toEqual([]);
  expect(Object.keys(EXCUSED).filter((name) => !found.includes(name))).toEqual([]);
  expect([...repeated].filter((name) => name !== undefined && !found.includes(name))).toEqual([]);
});
