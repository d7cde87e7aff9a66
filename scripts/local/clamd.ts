import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installWithApt } from './apt.ts';

export interface Clamd {
  /** Kills it, as a crash would. */
  kill: () => Promise<void>;
  /** Restarts it after it was killed; resolves once it answers. */
  ensure: () => Promise<void>;
  stop: () => Promise<void>;
}

const PROGRAMS = ['/usr/sbin/clamd', '/opt/homebrew/sbin/clamd'];
const DEBIAN_PACKAGES = ['clamav-daemon'];
const START_TIMEOUT_MS = 60_000;

/** Where clamd is; as root on Debian it is installed. Undefined if it is not available. */
export function findClamd(): string | undefined {
  const find = (): string | undefined => PROGRAMS.find((program) => existsSync(program));
  return find() ?? (installWithApt(...DEBIAN_PACKAGES) ? find() : undefined);
}

/**
 * The virus scanner on a port of this machine, with a database of one signature, so that no network is needed:
 * `marker` is found as `name` anywhere in a file.
 */
export async function startClamd(
  program: string,
  port: number,
  { name, marker }: { name: string; marker: string },
): Promise<Clamd> {
  const folder = mkdtempSync(path.join(tmpdir(), 'placemaker-clamd-'));
  const signatures = path.join(folder, 'signatures');
  mkdirSync(signatures);
  // Extended signature: name, any type of file, anywhere in it, hexadecimal.
  const signature = `${name}:0:*:${Buffer.from(marker, 'latin1').toString('hex')}`;
  writeFileSync(path.join(signatures, 'own.ndb'), `${signature}\n`);
  const settings = path.join(folder, 'clamd.conf');
  const lines = [
    'Foreground yes',
    `DatabaseDirectory ${signatures}`,
    `TemporaryDirectory ${folder}`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    'StreamMaxLength 40M',
    'MaxScanSize 100M',
    'MaxFileSize 40M',
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`);
  // As root it would look for an account to switch to, which its package may not have created.
  if (process.getuid?.() === 0)
    writeFileSync(settings, `User ${execFileSync('id', ['-un'], { encoding: 'utf8' })}`, {
      flag: 'a',
    });

  let server: ChildProcess | undefined;
  const onExit = (): void => void server?.kill('SIGKILL');
  process.once('exit', onExit);
  const kill = async (): Promise<void> => {
    const ending = server;
    server = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGKILL');
    await gone;
  };
  const ensure = async (): Promise<void> => {
    server ??= spawn(program, ['-c', settings], { cwd: folder, stdio: 'ignore' });
    const end = Date.now() + START_TIMEOUT_MS;
    while (!(await listens(port))) {
      if (server.exitCode !== null) throw new Error(`clamd ended with ${server.exitCode}`);
      if (Date.now() > end) throw new Error(`clamd did not start on port ${port}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const stop = async (): Promise<void> => {
    process.off('exit', onExit);
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ensure();
  } catch (error) {
    await stop();
    throw error;
  }
  return { kill, ensure, stop };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket.destroy() !== undefined));
    socket.once('error', () => resolve(false));
  });
}
