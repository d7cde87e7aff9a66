import path from 'node:path';
import { parseArgs } from 'node:util';
import { startDevServer } from './local/dev-server.ts';
import { DATA } from './local/paths.ts';
import { DEFAULT_PORTS, freeNumbers, portsFrom, refuseBusyPorts } from './local/ports.ts';
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

let starting = true;
const stopRequest = new Promise<string>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // While starting there is nothing to hand back: what was started ends with this process.
    process.on(signal, () => (starting ? process.exit(130) : resolve(signal)));
  }
});

try {
  const first = values['ports-from'];
  const ports = first ? portsFrom(Number(first)) : { ...DEFAULT_PORTS };
  const publicPort = ports.hosting;
  if (values.dev) {
    await refuseBusyPorts({ hosting: publicPort });
    [ports.hosting = publicPort] = await freeNumbers(1);
  }
  const stack = await startStack({
    ports,
    publicPort,
    data: values.data === 'memory' ? 'memory' : path.resolve(values.data),
    seed: !values['no-seed'],
    web: !values['no-web'] && !values.dev,
    report: console.log,
  });
  const dev = values.dev ? await startDevServer(publicPort, ports.hosting) : undefined;
  printWelcome(stack, values.data);
  starting = false;
  const reason = await Promise.race([stopRequest, stack.ended]);
  console.log(reason.startsWith('SIG') ? '\nStopping …' : `\n${reason}`);
  // Vite may be busy bundling dependencies; the end of this process ends it as well.
  void dev?.stop();
  await stack.stop();
  process.exit(reason.startsWith('SIG') ? 0 : 1);
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}
