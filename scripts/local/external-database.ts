import { migrateDatabase } from './database.ts';
import { Problem } from './problem.ts';

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

/** Migrates the database that DATABASE_URL names, as its owner. Throws a Problem if none answers there. */
export async function migrateExternal(ownerUrl: string): Promise<undefined> {
  try {
    await migrateDatabase(ownerUrl);
  } catch (error) {
    if (!UNREACHABLE.has((error as { code?: string }).code ?? '')) throw error;
    const { host } = new URL(ownerUrl);
    throw new Problem(
      `No database answers at ${host}: start it, or unset DATABASE_URL to use the embedded one.`,
    );
  }
}
