import { freePorts } from '../ports.ts';
import { startPostgres } from '../postgres.ts';
import { startStack } from '../stack.ts';

/**
 * Global set-up of the test project `e2e`: the whole product on free ports, with nothing kept and the demo councils.
 * Its database is PostgreSQL, as where the product is hosted: the embedded one, which integration tests cover, takes
 * three times as long and lets one call wait for another. Tests find the stack at STACK_ORIGIN; if that is already
 * set, they run against the stack that it names.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STACK_ORIGIN) return undefined;
  // Journeys are not about how long calls wait for a connection on a busy machine.
  process.env.DB_PATIENCE_MS ??= '15000';
  // Nor about one account, which many tests share.
  process.env.CALLS_PER_MINUTE ??= '60000';
  const ports = await freePorts();
  const server = await startPostgres(ports.database);
  try {
    process.env.DATABASE_URL = server.appUrl;
    process.env.OWNER_DATABASE_URL = server.ownerUrl;
    const stack = await startStack({ ports, data: 'memory', report: console.log });
    Object.assign(process.env, stack.env, { STACK_ORIGIN: stack.origin });
    return async () => {
      await stack.stop();
      await server.stop();
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
