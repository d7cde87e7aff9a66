import { parseArgs } from 'node:util';
import { CHECKS, runChecks } from './check/checks.ts';

const { values } = parseArgs({ options: { fix: { type: 'boolean', default: false } } });
const { failed } = await runChecks(CHECKS, values.fix);
console.log(
  failed === 0 ? 'Nothing to complain about.' : `${failed} of ${CHECKS.length} checks failed.`,
);
process.exit(failed === 0 ? 0 : 1);
