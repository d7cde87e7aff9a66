import { randomBytes } from 'node:crypto';
import { sql, withPlatform, type Tx } from './db.ts';

const BYTES = 32;

let kept: { day: string; salt: Promise<Buffer> } | undefined;

/** What hashes of this day (UTC) are made with, in every process; nobody has it once the day is over. */
export function saltOfToday(now = new Date()): Promise<Buffer> {
  const day = now.toISOString().slice(0, 10);
  if (kept?.day === day) return kept.salt;
  const salt = withPlatform((tx) => sharedSalt(tx, day));
  const begun = { day, salt };
  kept = begun;
  // What failed is asked for again.
  salt.catch(() => {
    if (kept === begun) kept = undefined;
  });
  return salt;
}

/** The first process of a day makes it; those of former days go. */
async function sharedSalt(tx: Tx, day: string): Promise<Buffer> {
  await sql`
    insert into rate_limit_salts (day, salt) values (${day}::date, ${randomBytes(BYTES)})
    on conflict (day) do nothing`.execute(tx);
  await sql`delete from rate_limit_salts where day < ${day}::date`.execute(tx);
  const { rows } = await sql<{ salt: Buffer }>`
    select salt from rate_limit_salts where day = ${day}::date`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`No salt of ${day}`);
  return row.salt;
}
