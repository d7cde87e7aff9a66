import { sql, type Sql, type Tx } from '../../platform/db.ts';
import type { AnswerValue } from './contract.ts';
import type { SubmittedPlace } from './place.ts';

interface Given {
  id: number;
  account_id: number;
  user_id: string;
  user_name: string;
  created_at: string;
  deleted_at: string | null;
}
export interface SuggestionRow extends Given {
  text: string;
  geometry: SubmittedPlace;
  wkb_geometry: SubmittedPlace;
}
export interface SubmissionRow extends Given {
  answers: Record<string, AnswerValue>;
  geometry: SubmittedPlace | null;
  wkb_geometry: SubmittedPlace | null;
}
interface Rows {
  suggestions: SuggestionRow;
  submissions: SubmissionRow;
}
export type PublicSubmissionKind = keyof Rows;

const content: Record<PublicSubmissionKind, Sql> = {
  suggestions: sql`c.text`,
  submissions: sql`c.answers`,
};

const columns = (kind: PublicSubmissionKind) => sql`
  c.id, c.account_id, a.uid as user_id, coalesce(a.display_name, a.email) as user_name,
  c.created_at, c.deleted_at, ${content[kind]},
  st_asgeojson(st_transform(c.place, 4326), 7)::jsonb as geometry,
  st_asgeojson(c.place, 3)::jsonb as wkb_geometry`;
const joined = (kind: PublicSubmissionKind) =>
  sql`${sql.ref(kind)} c join accounts a on a.id = c.account_id`;

/** Those of one account (null: of all), newest first, either deleted ones or the rest; and the total. */
export async function findPublicSubmissions<K extends PublicSubmissionKind>(
  tx: Tx,
  kind: K,
  asked: { accountId: number | null; deleted: boolean; limit: number; offset: number },
): Promise<{ rows: Rows[K][]; total: number }> {
  const wanted = sql`
    (c.deleted_at is not null) = ${asked.deleted}
    and (${asked.accountId}::bigint is null or c.account_id = ${asked.accountId})`;
  const { rows } = await sql<Rows[K]>`
    select ${columns(kind)} from ${joined(kind)} where ${wanted}
     order by c.id desc limit ${asked.limit} offset ${asked.offset}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*) as total from ${sql.ref(kind)} c where ${wanted}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** One suggestion or submission; the row is locked until the transaction ends. */
export async function lockPublicSubmission<K extends PublicSubmissionKind>(
  tx: Tx,
  kind: K,
  id: number,
): Promise<Rows[K] | undefined> {
  const { rows } = await sql<Rows[K]>`
    select ${columns(kind)} from ${joined(kind)} where c.id = ${id} for update of c`.execute(tx);
  return rows[0];
}

export interface NewPlace {
  geometry?: SubmittedPlace | null | undefined;
  wkb_geometry?: SubmittedPlace | null | undefined;
}

const geometryIn = (place: SubmittedPlace, srid: number) =>
  sql`st_setsrid(st_geomfromgeojson(${JSON.stringify(place)}), ${srid})`;

/** The place in EPSG:27700, whichever way it was given; null for none. */
function placeOf({ geometry, wkb_geometry }: NewPlace): Sql {
  if (wkb_geometry) return geometryIn(wkb_geometry, 27700);
  return geometry ? sql`st_transform(${geometryIn(geometry, 4326)}, 27700)` : sql`null::geometry`;
}

/** Whether no rings of the location cross; also true if there is none. */
export async function isSound(tx: Tx, place: NewPlace): Promise<boolean> {
  const { rows } = await sql<{ sound: boolean }>`
    select coalesce(st_isvalid(${placeOf(place)}), true) as sound`.execute(tx);
  return rows[0]?.sound === true;
}

/** How many suggestions an account has that are not deleted; the account is held, so that two at once count each other. */
export async function countSuggestions(tx: Tx, accountId: number): Promise<number> {
  await sql`select from accounts where id = ${accountId} for update`.execute(tx);
  const { rows } = await sql<{ made: number }>`
    select count(*)::int as made from suggestions
     where account_id = ${accountId} and deleted_at is null`.execute(tx);
  return rows[0]?.made ?? 0;
}

/** Adds a suggestion and returns its id. */
export async function insertSuggestion(
  tx: Tx,
  suggestion: NewPlace & { accountId: number; text: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into suggestions (account_id, text, place)
    values (${suggestion.accountId}, ${suggestion.text}, ${placeOf(suggestion)})
    returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** Adds a submission and returns its id. */
export async function insertSubmission(
  tx: Tx,
  submission: NewPlace & { accountId: number; answers: object },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into submissions (account_id, answers, place)
    values (${submission.accountId}, ${JSON.stringify(submission.answers)}::jsonb, ${placeOf(submission)})
    returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** Marks one as deleted, or restores it; the time of the first deletion is kept. */
export async function markPublicSubmissionDeleted(
  tx: Tx,
  kind: PublicSubmissionKind,
  id: number,
  deleted: boolean,
): Promise<void> {
  await sql`
    update ${sql.ref(kind)}
       set deleted_at = case when ${deleted} then coalesce(deleted_at, clock_timestamp()) end
     where id = ${id}`.execute(tx);
}
