import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Makes two councils with this many sites in total in a stack that runs, with accounts that can sign in. */
export async function seedInto(env: Record<string, string>, sites: string): Promise<void> {
  console.log(`Making ${sites} sites in two councils …`);
  const script = path.join(import.meta.dirname, '../../scripts/seed.ts');
  const child = spawn(process.execPath, [script, '--sites', sites, '--tenants', '2', '--quiet'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The councils could not be made');
}
