import { sql, type Tx } from '../../../platform/db.ts';
import type { NamedLayer } from '../vocabulary.ts';

/** The layers that staff see, by name. */
export async function namedLayers(tx: Tx): Promise<NamedLayer[]> {
  const { rows } = await sql<NamedLayer>`
    select id, layer_name as name, category from layers
     where placemaker_visibility order by layer_name, id`.execute(tx);
  return rows;
}

/** Names of all the council's tags. */
export async function allTagNames(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from tags order by name`.execute(tx);
  return rows.map(({ name }) => name);
}

interface Held {
  column: string;
  phrase: string;
  value: string;
}

/** Which of the phrases are the whole value of a text column in some site, ignoring case. */
export async function heldWhole(
  tx: Tx,
  columns: readonly string[],
  phrases: readonly string[],
): Promise<Held[]> {
  if (columns.length === 0 || phrases.length === 0) return [];
  const patterns = phrases.map((phrase) => phrase.replace(/[\\%_]/g, (sign) => `\\${sign}`));
  const asked = columns.map(
    (name) => sql`
      select ${name}::text as column, p.phrase, s.value
        from unnest(${phrases}::text[], ${patterns}::text[]) as p (phrase, pattern),
             lateral (select ${sql.ref(name)} as value from sites
                       where not is_deleted and ${sql.ref(name)} ilike p.pattern limit 1) s`,
  );
  const { rows } = await sql<Held>`${sql.join(asked, sql` union all `)}`.execute(tx);
  return rows;
}

/** Which of these values some site has in a column of choices, spelt exactly so. */
export async function heldChoices(
  tx: Tx,
  columns: readonly string[],
  values: readonly string[],
): Promise<{ column: string; value: string }[]> {
  if (columns.length === 0 || values.length === 0) return [];
  const asked = columns.map(
    (name) => sql`
      select ${name}::text as column, v.value from unnest(${values}::text[]) as v (value)
       where exists (select from sites where not is_deleted and ${sql.ref(name)} = v.value)`,
  );
  const { rows } = await sql<{
    column: string;
    value: string;
  }>`${sql.join(asked, sql` union all `)}`.execute(tx);
  return rows;
}
