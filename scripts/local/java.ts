import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installWithApt } from './apt.ts';
import { Problem } from './problem.ts';

const OLDEST_JAVA = 21;

/**
 * Home of a JDK or JRE (21 or newer) for the Firestore and Pub/Sub emulators, out of all that are installed. As root
 * it tries apt; otherwise throws the line that says what to install.
 */
export function findJava(): string {
  const found = newestJava();
  if (found) return found;
  installWithApt('openjdk-21-jre-headless');
  const installed = newestJava();
  if (installed) return installed;
  throw new Problem(
    `Java ${OLDEST_JAVA} or newer is needed for the Firestore and Pub/Sub emulators: install a JDK ` +
      '(https://adoptium.net) or set JAVA_HOME to one.',
  );
}

function newestJava(): string | undefined {
  return candidates()
    .map((home) => ({ home, version: javaVersion(home) }))
    .filter(({ version }) => version >= OLDEST_JAVA)
    .toSorted((a, b) => a.version - b.version)[0]?.home;
}

function candidates(): string[] {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.dirname(folder));
  const folders = [
    '/usr/lib/jvm',
    '/opt/java',
    '/usr/local/lib/jvm',
    path.join(process.env.HOME ?? '/', '.sdkman/candidates/java'),
  ];
  const installed = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  const homes = [process.env.JAVA_HOME ?? '', ...onPath, ...installed, ...macHomes()];
  return [...new Set(homes)].filter((home) => home && existsSync(path.join(home, 'bin/java')));
}

function macHomes(): string[] {
  if (process.platform !== 'darwin') return [];
  const { stdout } = spawnSync('/usr/libexec/java_home', ['-v', `${OLDEST_JAVA}+`], {
    encoding: 'utf8',
  });
  return [stdout.trim(), '/opt/homebrew/opt/openjdk', '/usr/local/opt/openjdk'].filter(Boolean);
}

function javaVersion(home: string): number {
  const { stderr, stdout } = spawnSync(path.join(home, 'bin/java'), ['-version'], {
    encoding: 'utf8',
  });
  return Number(/version "(\d+)/.exec(`${stderr}${stdout}`)?.[1] ?? 0);
}
