import path from 'node:path';
import { REGION, ROOT } from '../paths.ts';
import { freeNumbers } from '../ports.ts';
import { EMULATORS, type FirebaseSettings } from './settings.ts';
import { type Config, configModule } from './tools.ts';

const LOOPBACK = 'http://127.0.0.1:* http://localhost:* ws://127.0.0.1:* ws://localhost:*';

/** Parts of firebase-tools that nobody calls by address; two stacks must not clash on their default ports. */
const UNNAMED = ['hub', 'logging', 'eventarc', 'tasks'];

/**
 * The current firebase.json, on these ports, with the additions of a local run: the mailbox, and the emulators'
 * addresses in the security policy.
 */
export async function localConfig({ ports, functionsFolder }: FirebaseSettings): Promise<Config> {
  const config = configModule.Config.load({
    cwd: ROOT,
    configPath: path.join(ROOT, 'firebase.json'),
  });
  const { emulators, functions, hosting } = config.src;
  for (const name of EMULATORS) emulators[name] = { ...emulators[name], port: ports[name] ?? 0 };
  const [websocketPort, ...unnamed] = await freeNumbers(1 + UNNAMED.length);
  emulators['firestore'] = { ...emulators['firestore'], websocketPort };
  for (const [index, name] of UNNAMED.entries())
    emulators[name] = { ...emulators[name], port: unnamed[index] };
  if (functionsFolder)
    for (const each of functions) each.source = path.relative(ROOT, functionsFolder);

  hosting.rewrites.unshift({
    source: '/__mail{,/**}',
    function: { functionId: 'api', region: REGION },
  });
  for (const { headers } of hosting.headers) {
    for (const header of headers.filter(({ key }) => key === 'Content-Security-Policy')) {
      header.value = header.value.replaceAll(
        /\b(connect-src|frame-src|img-src) 'self'/g,
        `$1 'self' ${LOOPBACK}`,
      );
    }
  }
  return config;
}
