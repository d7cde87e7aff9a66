import { freePorts } from '../ports.ts';
import { startStack } from '../stack.ts';

/**
 * Global set-up of the test project `e2e`: the whole product on free ports, in memory, with the demo councils. Tests
 * find it at STACK_ORIGIN; if that is already set, they run against the stack that it names.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STACK_ORIGIN) return undefined;
  // Journeys are not about how long calls wait for a connection on a busy machine.
  process.env.DB_PATIENCE_MS ??= '15000';
  // Nor about one account, which many tests share.
  process.env.CALLS_PER_MINUTE ??= '60000';
  const stack = await startStack({ ports: await freePorts(), data: 'memory', report: console.log });
  Object.assign(process.env, stack.env, { STACK_ORIGIN: stack.origin });
  return stack.stop;
}
