import type pg from 'pg';
import { PROJECT } from '../local/paths.ts';
import { ensureIdentityTenant } from '../tenant/identity.ts';
import { seedIdentities } from './accounts.ts';

/** Enables the demo accounts to sign in; gives false if no Auth emulator answers. */
export async function seedSignIns(
  client: pg.ClientBase,
  shortNames: readonly string[],
): Promise<boolean> {
  const host = (process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099');
  const project = (process.env.GCLOUD_PROJECT ??= PROJECT);
  // Demo passwords are public: they must never reach a real project.
  if (!project.startsWith('demo-'))
    throw new Error(`Demo accounts are for demo projects, not for ${project}`);
  const answers = await fetch(`http://${host}/`).then(
    () => true,
    () => false,
  );
  if (!answers) return false;
  for (const shortName of shortNames) {
    await seedIdentities(await ensureIdentityTenant(client, shortName), shortName);
  }
  return true;
}
