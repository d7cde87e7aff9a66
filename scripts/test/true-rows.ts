import { readRowsReport } from '../local/testing/rows-log.ts';
import type { Tally } from './tally.ts';

/** Statements whose rows no test sees, when this was last looked at. It may fall; a new statement has a test. */
const NEVER_SEEN = 7;

/** What the integration tests on the embedded database found of rows and their types, told in words. */
export function tallyOfRows(): Tally {
  const { wrong, neverSeen } = readRowsReport('embedded');
  for (const fault of wrong) console.error(`A row is not of its type: ${fault}`);
  for (const at of neverSeen) console.log(`Never seen to give a row: ${at}`);
  const tooMany = neverSeen.length > NEVER_SEEN;
  if (tooMany)
    console.error(
      `${neverSeen.length} statements were never seen to give a row, ${NEVER_SEEN} at most`,
    );
  return { passed: 1, failed: wrong.length + (tooMany ? 1 : 0), skipped: 0 };
}
