import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process, distinguishable from a later one with the same id. */
export interface ProcessIdentity {
  pid: number;
  /** When it started, as the operating system reports it. */
  started: string;
}

/** Identity of a living process, or undefined when it is gone. */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = process.platform === 'linux' ? startedOnLinux(pid) : startedElsewhere(pid);
  return started ? { pid, started } : undefined;
}

/** True while exactly that process lives. */
export function isAlive({ pid, started }: ProcessIdentity): boolean {
  return identify(pid)?.started === started;
}

/** Kills what is left of those processes at once, including children that share their group. */
export function endAll(processes: ProcessIdentity[]): void {
  for (const each of processes) {
    if (!isAlive(each)) continue;
    try {
      process.kill(each.pid, 'SIGKILL');
    } catch {
      // It ended by itself in the meantime.
    }
  }
}

function startedOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function startedElsewhere(pid: number): string | undefined {
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() ||
      undefined
    );
  } catch {
    return undefined;
  }
}
