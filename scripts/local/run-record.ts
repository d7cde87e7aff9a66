import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endAll, identify, isAlive, type ProcessIdentity } from './process-identity.ts';
import { DATA } from './paths.ts';
import { DEFAULT_PORTS } from './ports.ts';
import { Problem } from './problem.ts';

interface Written {
  owner: ProcessIdentity;
  processes: ProcessIdentity[];
  folders: string[];
  /** Environment of scripts that reach this stack; only a stack that keeps its data records it. */
  addresses?: Record<string, string>;
}

const RUNS = path.join(DATA, 'run');
const USUAL = `stack-${DEFAULT_PORTS.hosting}`;

/**
 * Addresses of the stack running from this folder, whatever its ports: the one at the usual ports, otherwise the one
 * started last. Undefined if none is running.
 */
export function runningStack(runs = RUNS): Record<string, string> | undefined {
  const files = globSync(path.join(runs, 'stack-*.json'));
  const usualFirst = (file: string): number => (path.parse(file).name === USUAL ? 0 : 1);
  const startedAt = (file: string): number =>
    statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return files
    .toSorted((a, b) => usualFirst(a) - usualFirst(b) || startedAt(b) - startedAt(a))
    .map(read)
    .find((run) => run?.addresses && isAlive(run.owner))?.addresses;
}

/**
 * What a running stack has started, on disk, so that a later run can end what a killed one left behind: the
 * emulators' Java processes and the function workers outlive the process that started them.
 */
export class RunRecord {
  readonly #file: string;
  readonly #written: Written;

  /** Ends what is left of an earlier run of that name; throws a Problem if it is still running. */
  constructor(name: string, runs = RUNS) {
    this.#file = path.join(runs, `${name}.json`);
    const earlier = read(this.#file);
    if (earlier && isAlive(earlier.owner)) {
      throw new Problem(
        `The local stack runs already (process ${earlier.owner.pid}): stop it with Ctrl+C first.`,
      );
    }
    if (earlier) {
      endAll(earlier.processes);
      for (const folder of earlier.folders) rmSync(folder, { recursive: true, force: true });
    }
    const owner = identify(process.pid);
    if (!owner) throw new Error('This process could not be identified.');
    this.#written = { owner, processes: [], folders: [] };
    this.#write();
  }

  addProcess(pid: number | undefined): void {
    const identity = pid === undefined ? undefined : identify(pid);
    if (!identity) return;
    this.#written.processes = this.#written.processes.filter(isAlive);
    this.#written.processes.push(identity);
    this.#write();
  }

  /** Records where scripts can reach this run. */
  serveAt(addresses: Record<string, string>): void {
    this.#written.addresses = addresses;
    this.#write();
  }

  /** A folder to be removed at the end of the run. */
  addFolder(folder: string): void {
    this.#written.folders.push(folder);
    this.#write();
  }

  /** Ends whatever is still alive, and deletes the record. */
  close(): void {
    endAll(this.#written.processes);
    for (const folder of this.#written.folders) rmSync(folder, { recursive: true, force: true });
    rmSync(this.#file, { force: true });
  }

  #write(): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    // A database address may hold a password.
    writeFileSync(this.#file, JSON.stringify(this.#written), { mode: 0o600 });
  }
}

function read(file: string): Written | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Written;
  } catch {
    return undefined;
  }
}
