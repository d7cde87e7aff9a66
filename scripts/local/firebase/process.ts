/**
 * firebase-tools as a process of its own, with the local stack's changes: `process.ts <settings as JSON>`. Sends its
 * parent FirebaseNews; ends, with everything it started, on SIGTERM or when its parent is gone.
 */
import { isBrokenSocket } from './broken-socket.ts';
import { passExpectingClients } from './expecting-clients.ts';
import { shareWorkers } from './shared-workers.ts';
import { Keeper } from './keeping.ts';
import { localConfig } from './local-config.ts';
import { refuseMalformedRequests } from './malformed-requests.ts';
import { keepPrograms } from './programs.ts';
import { redeliverFailures } from './redelivery.ts';
import { refuseStorageClients } from './refusing-rules.ts';
import { resumeUploads } from './resumed-uploads.ts';
import { EMULATORS, type FirebaseNews, type FirebaseSettings } from './settings.ts';
import { controller, type FunctionsEmulator, loggerModule, rcModule, registry } from './tools.ts';
import { PROJECT, ROOT } from '../paths.ts';

const settings = JSON.parse(process.argv[2] ?? '{}') as FirebaseSettings;
const notifyParent = (news: FirebaseNews): void => {
  if (process.connected) process.send?.(news);
};

loggerModule.useConsoleLoggers();
refuseMalformedRequests();
shareWorkers(notifyParent);
refuseStorageClients();
resumeUploads();
redeliverFailures();
passExpectingClients();
const letProgramsEnd = keepPrograms(notifyParent);
const keeper = settings.keepIn ? new Keeper(settings.keepIn) : undefined;

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await keeper?.finish();
  letProgramsEnd();
  await controller.cleanShutdown();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('disconnect', () => void stop());
// With the parent gone nobody reads the output; that is no reason to end halfway through stopping.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
// When a browser disconnects while Hosting forwards its request, firebase-tools leaves the socket error uncaught.
process.on('uncaughtException', (error) => {
  console.error(error);
  if (!isBrokenSocket(error)) process.exit(1);
});
// Ctrl+C reaches the whole process group; the parent says when it is our turn.
process.on('SIGINT', () => undefined);

try {
  await controller.startAll(
    {
      cwd: ROOT,
      project: PROJECT,
      projectId: PROJECT,
      nonInteractive: true,
      only: EMULATORS.filter((name) => settings.ports[name]).join(','),
      config: await localConfig(settings),
      rc: rcModule.loadRC({ cwd: ROOT }),
      import: keeper?.latest(),
    },
    false,
  );
  notifyParent({ kind: 'ready', scheduledTopics: scheduledTopics() });
} catch (error) {
  notifyParent({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  letProgramsEnd();
  await controller.cleanShutdown();
  process.exit(1);
}

/** Topics that Cloud Scheduler would publish to. */
function scheduledTopics(): string[] {
  const functions = registry.EmulatorRegistry.get('functions') as FunctionsEmulator | undefined;
  return Object.values(functions?.triggers ?? {})
    .filter(({ def }) => def.schedule)
    .map(({ def }) => `firebase-schedule-${def.name}`);
}
