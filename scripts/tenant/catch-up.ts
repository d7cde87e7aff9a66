import type pg from 'pg';

/** What migrations wrote into the rows that were there; one without a name is read anew from any export. */
const REPEATED: { call: string; migration?: string }[] = [
  {
    call: 'date_sites_changed_before()',
    migration: '0097-sites-know-when-they-were-last-updated.sql',
  },
  { call: 'know_registered_runs()', migration: '0110-registering-is-taken-back-as-one.sql' },
  { call: 'read_hidden_marks()' },
];

/**
 * The rows of an export come after every migration: repeats for them what those wrote that the council had not seen when
 * it was saved. In the transaction and the schema of the restoring.
 */
export async function catchUp(client: pg.ClientBase, seen: readonly string[]): Promise<void> {
  for (const { call, migration } of REPEATED)
    if (!migration || !seen.includes(migration)) await client.query(`select ${call}`);
}
