import { parseArgs } from 'node:util';
import { closePool } from '../functions/src/platform/pool.ts';
import { SESSION_COOKIE } from '../functions/src/platform/session-cookie.ts';
import { useLocalStackByDefault } from './tenant/environment.ts';
import { sessionCookieFor } from './tenant/sign-in.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tenant: { type: 'string' }, password: { type: 'string' } },
});
const [email] = positionals;
// Demo accounts carry their council in the address: officer@newcastle.test.
const tenant = values.tenant ?? email?.match(/@([a-z][a-z0-9-]*)\.test$/)?.[1];

if (!email || !tenant) {
  console.error(
    'Usage: npm run --silent session -- officer@newcastle.test [--tenant newcastle] [--password …]',
  );
  process.exit(1);
}
useLocalStackByDefault();
try {
  console.log(`${SESSION_COOKIE}=${await sessionCookieFor(email, tenant, values.password)}`);
} catch (error) {
  console.error((error as Error).message || 'The local stack does not answer: npm start');
  process.exitCode = 1;
} finally {
  await closePool();
}
