import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identify, isAlive, type ProcessIdentity } from './process-identity.ts';

/**
 * Makes this process the only user of a folder until it ends. A lock whose owner is gone (killed, power cut) is taken
 * over; if the owner is alive, throws with its process id.
 */
export function lockFolder(folder: string): void {
  const file = `${folder}.lock`;
  mkdirSync(path.dirname(file), { recursive: true });
  const owner = readOwner(file);
  if (owner && isAlive(owner)) throw new Error(`${folder} is in use by process ${owner.pid}.`);
  writeFileSync(file, JSON.stringify(identify(process.pid)));
  process.once('exit', () => rmSync(file, { force: true }));
}

function readOwner(file: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}
