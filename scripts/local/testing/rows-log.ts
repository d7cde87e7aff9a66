import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DATA, ROOT } from '../paths.ts';

/** Where the integration tests on this database note which typed statements gave rows, and which rows were wrong. */
export const rowsLog = (kind: 'embedded' | 'postgres') =>
  path.join(DATA, 'logs', `rows-${kind}.txt`);

/** Whether a statement, by its file and line, is one of the tests' own. */
export const isOfTests = (at: string) => /\.i?test\.ts|\/testing\//.test(at);

export interface RowsReport {
  wrong: string[];
  /** Statements that no test has seen giving a row: their types are believed, not known. */
  neverSeen: string[];
  /** The product's statements that gave rows, by the test file in which they did. */
  seenIn: Map<string, Set<string>>;
}

/** What the run that ended last on this database has found. */
export function readRowsReport(kind: 'embedded' | 'postgres'): RowsReport {
  const lines = readFileSync(rowsLog(kind), 'utf8').split('\n');
  const noted = (what: string) =>
    [...new Set(lines.filter((line) => line.startsWith(`${what} `)))].map((line) =>
      line.slice(what.length + 1),
    );
  const seenIn = new Map<string, Set<string>>();
  for (const line of noted('seen')) {
    const [at = '', file = ''] = line.split(' ');
    if (isOfTests(at)) continue;
    const name = path.relative(ROOT, file);
    seenIn.set(name, (seenIn.get(name) ?? new Set()).add(at));
  }
  const seen = new Set([...seenIn.values()].flatMap((each) => [...each]));
  return {
    wrong: noted('wrong'),
    neverSeen: noted('statement').filter((at) => !seen.has(at)),
    seenIn,
  };
}
