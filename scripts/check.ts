import { parseArgs } from 'node:util';
import { CHECKS, runChecks } from './check/checks.ts';

const { values } = parseArgs({ options: { fix: { type: 'boolean', default: false } } });
const { failures } = await runChecks(CHECKS, values.fix);
console.log(
  failures.length === 0
    ? 'Nothing to complain about.'
    : `${failures.length} of ${CHECKS.length} checks failed.`,
);
process.exit(failures.length === 0 ? 0 : 1);
