import path from 'node:path';
import { parseArgs } from 'node:util';
import { DATA } from './local/paths.ts';
import { DEFAULT_PORTS, portsFrom } from './local/ports.ts';
import { Problem } from './local/problem.ts';
import { startStack } from './local/stack.ts';
import { printWelcome } from './local/welcome.ts';

const { values } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    'ports-from': { type: 'string' },
    data: { type: 'string', default: DATA },
    'no-seed': { type: 'boolean', default: false },
    'no-web': { type: 'boolean', default: false },
  },
});

const stopRequest = new Promise<string>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => resolve(signal));
});

try {
  const stack = await startStack({
    ports: values['ports-from'] ? portsFrom(Number(values['ports-from'])) : DEFAULT_PORTS,
    data: values.data === 'memory' ? 'memory' : path.resolve(values.data),
    seed: !values['no-seed'],
    web: !values['no-web'],
    report: console.log,
  });
  printWelcome(stack, values.data);
  const reason = await Promise.race([stopRequest, stack.ended]);
  console.log(reason.startsWith('SIG') ? '\nStopping …' : `\n${reason}`);
  await stack.stop();
  process.exit(reason.startsWith('SIG') ? 0 : 1);
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}
