import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostileFiles } from './hostile-files.ts';

export interface Measured {
  what: string;
  /** Peak memory above what the process used before. */
  megabytes: number;
  ms: number;
}

/** Has each hostile file judged in a process of its own. */
export async function measureHostileFiles(): Promise<Measured[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
  try {
    const measured: Measured[] = [];
    for (const [what, name, bytes] of hostileFiles()) {
      const file = path.join(folder, name);
      writeFileSync(file, bytes);
      measured.push({ what, ...(await judgedApart(file)) });
    }
    return measured;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judgedApart(file: string): Promise<Omit<Measured, 'what'>> {
  const child = fork(path.join(import.meta.dirname, 'judge-worker.ts'), {
    execPath: process.execPath,
  });
  try {
    child.send(file);
    const [answer] = (await once(child, 'message')) as [Omit<Measured, 'what'>];
    return answer;
  } finally {
    child.disconnect();
  }
}
