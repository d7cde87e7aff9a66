import { sql, type Sql, type Tx } from '../../../platform/db.ts';
import { isTextShown } from '../../ground/texts/queries/public-text.ts';
import type { Theme } from '../contract/themes.ts';
import { analysisMessages as messages } from '../messages.ts';
import type { FoundTheme } from '../themes/find-themes.ts';
import type { PublicText } from './texts.ts';

/** What a theme is called: words of the texts, which are closed to some until all of these have been looked over. */
const said = (name: Sql<unknown>) => sql`
  case when reads_originals() or t.state <> 'proposed'
            or not exists (select from theme_passages u join representations o on o.id = u.representation_id
                            where u.theme_id = t.id and not o.is_checked)
       then ${name} else ${messages.unchecked} end`;

/** Themes of a consultation that were not merged into others, or the named one; deleted representations do not count. */
export async function findThemesOf(
  tx: Tx,
  { consultationId = null, id = null }: { consultationId?: number | null; id?: number | null },
): Promise<Theme[]> {
  const { rows } = await sql<Theme>`
    select t.id, ${said(sql`t.name`)} as name, ${said(sql`t.proposed_name`)} as "proposedName", t.state, count(distinct r.id)::int as representations,
           t.row_version
      from themes t
      left join theme_passages p on p.theme_id = t.id
      left join representations r on r.id = p.representation_id and not r.is_deleted
     where (${consultationId}::bigint is null or t.consultation_id = ${consultationId} and t.state <> 'merged')
       and (${id}::bigint is null or t.id = ${id})
     group by t.id
     order by array_position(array['proposed', 'signed off', 'refused', 'merged'], t.state), 5 desc, t.id`.execute(
    tx,
  );
  return rows;
}

export interface ReadPassage {
  representationId: number;
  representee: string | null;
  start: number;
  length: number;
  plain: string;
  /** Whether the text is the one in which the passage was found. */
  isSame: boolean;
}

/** Some passages of a theme, the surest first, with the texts that they stand in. */
export async function findPassages(
  tx: Tx,
  id: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ passages: ReadPassage[]; total: number }> {
  const { rows } = await sql<ReadPassage & { total: number }>`
    select p.representation_id as "representationId", r.representee, p.starts_at as start, p.length, t.plain,
           md5(t.plain) = p.text_digest as "isSame", (count(*) over ())::int as total
      from theme_passages p
      join representations r on r.id = p.representation_id and not r.is_deleted
                            and ${isTextShown}
      join public_texts t on t.representation_id = p.representation_id
     where p.theme_id = ${id}
     order by p.weight desc, p.representation_id, p.starts_at limit ${limit} offset ${offset}`.execute(
    tx,
  );
  return { passages: rows, total: rows[0]?.total ?? 0 };
}

/** The representations in which these themes have passages. */
export async function representationsOfThemes(
  tx: Tx,
  themes: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct representation_id as id from theme_passages where theme_id = any(${themes}::bigint[])`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** What a theme is, which is held until the transaction ends. */
export async function holdTheme(tx: Tx, id: number) {
  const { rows } = await sql<{
    row_version: number;
    name: string;
    state: string;
    consultation_id: number;
  }>`
    select row_version, name, state, consultation_id from themes where id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

/** Moves a theme's passages to another one, and leaves it as merged. */
export async function movePassages(
  tx: Tx,
  id: number,
  into: number,
  accountId: number,
): Promise<void> {
  await sql`
    insert into theme_passages (theme_id, representation_id, starts_at, length, text_digest, weight)
    select ${into}, representation_id, starts_at, length, text_digest, weight from theme_passages where theme_id = ${id}
    on conflict do nothing`.execute(tx);
  await sql`
    update themes set state = 'merged', merged_into = ${into}, account_id = ${accountId},
                      row_version = row_version + 1, updated_at = clock_timestamp()
     where id = ${id}`.execute(tx);
  await sql`
    select describe_themes(array(select distinct representation_id from theme_passages where theme_id = ${into}))`.execute(
    tx,
  );
}

/** No text of the consultation is redacted from here until the transaction ends. */
export async function holdThemes(
  tx: Tx,
  consultationId: number,
  themes: readonly FoundTheme[],
): Promise<void> {
  // First what passages will be of: whoever redacts holds that, and waits for the themes afterwards.
  const ids = themes.flatMap(({ passages }) => passages.map(({ id }) => id));
  await sql`
    select from representations where id = any(${ids}::bigint[]) order by id for key share`.execute(
    tx,
  );
  await sql`select pg_advisory_xact_lock(themes_of(${consultationId}))`.execute(tx);
}

/** Takes the names from themes that have a word which was redacted, or deleted with its text, since these were read. */
export async function unnameOutrunThemes(
  tx: Tx,
  consultationId: number,
  read: readonly PublicText[],
): Promise<void> {
  const digests = JSON.stringify(read.map(({ id, digest }) => ({ id, digest })));
  const { rows } = await sql<{ id: number; now: string }>`
    select u.id, case when r.is_deleted then '' else p.plain end as now
      from jsonb_to_recordset(${digests}::jsonb) as u (id bigint, digest text)
      join representations r on r.id = u.id
      join public_texts p on p.representation_id = u.id
     where r.is_deleted or md5(p.plain) <> u.digest`.execute(tx);
  if (rows.length === 0) return;
  const before = new Map(read.map(({ id, text }) => [id, text]));
  const outrun = JSON.stringify(rows.map(({ id, now }) => ({ before: before.get(id), now })));
  await sql`
    select unname_themes(${consultationId}, array(
      select w.word from jsonb_to_recordset(${outrun}::jsonb) as o (before text, now text),
             lateral (select theme_words(o.before) except select theme_words(o.now)) as w (word)))`.execute(
    tx,
  );
}

/** Puts new proposals in the place of those that nobody has decided upon. */
export async function replaceProposedThemes(
  tx: Tx,
  consultationId: number,
  themes: readonly FoundTheme[],
  digests: ReadonlyMap<number, string>,
): Promise<void> {
  await sql`
    delete from themes where consultation_id = ${consultationId} and state = 'proposed'`.execute(
    tx,
  );
  for (const { name, passages } of themes) {
    const rows = passages.map((each) => ({ ...each, digest: digests.get(each.id) }));
    await sql`
      with added as (
        insert into themes (consultation_id, name, proposed_name)
        values (${consultationId}, ${name.slice(0, 200)}, ${name.slice(0, 200)}) returning id)
      insert into theme_passages (theme_id, representation_id, starts_at, length, text_digest, weight)
      select a.id, p.id, p.start, p.length, p.digest, p.weight
        from added a, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as p (id bigint, start integer, length integer, digest text, weight real)
      on conflict do nothing`.execute(tx);
  }
}
