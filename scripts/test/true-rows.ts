import { readRowsReport } from '../local/testing/rows-log.ts';
import { NONE, type Tally } from './tally.ts';

/** Statements whose rows no test sees, when this was last looked at. It may fall; a new statement has a test. */
const NEVER_SEEN = 7;

/** The rows that were not of their type in the integration tests on a database, told in words. */
export function wrongRows(database: 'embedded' | 'postgres'): Tally {
  const { wrong } = readRowsReport(database);
  const failures = wrong.map((fault) => `A row is not of its type: ${fault}`);
  return { ...NONE, failures };
}

/** The statements that gave no row in any integration test on PostgreSQL, where all of them run. */
export function unseenRows(): Tally {
  const { neverSeen } = readRowsReport('postgres');
  const told = neverSeen.map((at) => `Never seen to give a row: ${at}`);
  if (neverSeen.length <= NEVER_SEEN) return { ...NONE, passed: 1 };
  const count = `${neverSeen.length} statements were never seen to give a row, ${NEVER_SEEN} at most`;
  return { ...NONE, failures: [[count, ...told].join('\n')] };
}
