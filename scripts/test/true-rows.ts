import { readRowsReport } from '../local/testing/rows-log.ts';
import type { Tally } from './tally.ts';

/** Statements whose rows no test sees, when this was last looked at. It may fall; a new statement has a test. */
const NEVER_SEEN = 7;

/** The rows that were not of their type in the integration tests on a database, told in words. */
export function wrongRows(database: 'embedded' | 'postgres'): Tally {
  const { wrong } = readRowsReport(database);
  for (const fault of wrong) console.error(`A row is not of its type: ${fault}`);
  return { passed: 0, failed: wrong.length, skipped: 0 };
}

/** The statements that gave no row in any integration test on PostgreSQL, where all of them run. */
export function unseenRows(): Tally {
  const { neverSeen } = readRowsReport('postgres');
  for (const at of neverSeen) console.log(`Never seen to give a row: ${at}`);
  const tooMany = neverSeen.length > NEVER_SEEN;
  if (tooMany)
    console.error(
      `${neverSeen.length} statements were never seen to give a row, ${NEVER_SEEN} at most`,
    );
  return { passed: 1, failed: tooMany ? 1 : 0, skipped: 0 };
}
