import { sql, type Tx } from '../../platform/db.ts';
import type { LayoutPreset } from './contract/layout-presets.ts';

type Meta = Record<string, unknown>;

export interface StaffNameRow {
  id: number;
  uid: string;
  email: string;
  display_name: string | null;
}

/** The council's staff who may sign in, by name, and how many there are. */
export async function listActiveStaff(
  tx: Tx,
  { limit, offset }: { limit: number; offset: number },
) {
  const { rows } = await sql<StaffNameRow & { total: number }>`
    select id, uid, email, display_name, count(*) over () as total
      from accounts where kind = 'staff' and not disabled
     order by lower(coalesce(display_name, email)), id limit ${limit} offset ${offset}`.execute(tx);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** What people have entered about themselves; empty if they never did. */
export async function readMeta(tx: Tx, accountId: number): Promise<Meta> {
  const { rows } = await sql<{
    meta: Meta;
  }>`select meta from accounts where id = ${accountId}`.execute(tx);
  return rows[0]?.meta ?? {};
}

/** A person's metadata, locked until the transaction ends so that concurrent changes do not overwrite each other. */
export async function lockMeta(tx: Tx, accountId: number): Promise<Meta> {
  const { rows } = await sql<{ meta: Meta }>`
    select meta from accounts where id = ${accountId} for update`.execute(tx);
  return rows[0]?.meta ?? {};
}

/** Replaces the named parts of a person's metadata and gives all of it. */
export async function mergeMeta(tx: Tx, accountId: number, change: Meta): Promise<Meta> {
  const { rows } = await sql<{ meta: Meta }>`
    update accounts set meta = meta || ${JSON.stringify(change)}::jsonb, updated_at = now()
     where id = ${accountId} returning meta`.execute(tx);
  return rows[0]?.meta ?? {};
}

/** Whether the token of a mail's link is this account's. */
export async function hasUnsubscribeToken(
  tx: Tx,
  accountId: number,
  token: string,
): Promise<boolean> {
  const { rows } = await sql`
    select id from accounts where id = ${accountId} and unsubscribe_token = ${token}::uuid`.execute(
    tx,
  );
  return rows.length > 0;
}

/** How a person arranged the panels of the site page; null if they use the council's arrangement. */
export async function readLayout(tx: Tx, accountId: number): Promise<object | null> {
  const { rows } = await sql<{ layout: object | null }>`
    select site_details_layout as layout from accounts where id = ${accountId}`.execute(tx);
  return rows[0]?.layout ?? null;
}

/** Saves a person's own arrangement; null returns to the council's. */
export async function writeLayout(tx: Tx, accountId: number, layout: object | null): Promise<void> {
  await sql`
    update accounts set site_details_layout = ${layout === null ? null : JSON.stringify(layout)}::jsonb
     where id = ${accountId}`.execute(tx);
}

/** Saves a person's settings, all of them. */
export async function writeSettings(tx: Tx, accountId: number, settings: object): Promise<void> {
  await sql`
    update accounts set settings = ${JSON.stringify(settings)}::jsonb, updated_at = now()
     where id = ${accountId}`.execute(tx);
}

export interface ConsultationRow extends StaffNameRow {
  verified: boolean;
  disabled: boolean;
  meta: Meta;
  created_at: string;
}

/** Consultation accounts, newest first, whose e-mail or name contains the search text. */
export async function listConsultation(
  tx: Tx,
  { limit, offset, search = '' }: { limit: number; offset: number; search?: string | undefined },
) {
  const { rows } = await sql<ConsultationRow & { total: number }>`
    select id, uid, email, display_name, verified, disabled, meta, created_at, count(*) over () as total
      from accounts
     where kind = 'consultation'
       and (${search} = '' or position(lower(${search}) in lower(email || ' ' || coalesce(display_name, ''))) > 0)
     order by id desc limit ${limit} offset ${offset}`.execute(tx);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Disables or enables a consultation account. False if the council has none with that uid. */
export async function setDisabled(tx: Tx, uid: string, disabled: boolean): Promise<boolean> {
  const { rows } = await sql`
    update accounts
       set disabled = ${disabled}, updated_at = now(),
           sessions_valid_from = case when ${disabled}
             then date_trunc('second', clock_timestamp()) + interval '1 second' else sessions_valid_from end
     where uid = ${uid} and kind = 'consultation' returning id`.execute(tx);
  return rows.length > 0;
}

/**
 * Ends every session of an account, including those of this very second. False if the council has none with that uid.
 */
export async function revokeSessions(tx: Tx, uid: string): Promise<boolean> {
  const { rows } = await sql`
    update accounts set sessions_valid_from = date_trunc('second', clock_timestamp()) + interval '1 second'
     where uid = ${uid} returning id`.execute(tx);
  return rows.length > 0;
}

const presetFor = (accountId: number) => sql`
  id, name, layout, user_name as "savedBy", account_id is not distinct from ${accountId}::bigint as "isOwn"`;

/** The council's shared layouts by name, with which of them the account may change. */
export async function findPresets(tx: Tx, accountId: number): Promise<LayoutPreset[]> {
  const { rows } = await sql<LayoutPreset>`
    select ${presetFor(accountId)} from layout_presets order by lower(name), id`.execute(tx);
  return rows;
}

interface NewPreset {
  accountId: number;
  userName: string;
  name: string;
  layout: object;
}

/** Saves a preset, anew if the account has one of that name; undefined if somebody else has. */
export async function putPreset(
  tx: Tx,
  { accountId, userName, name, layout }: NewPreset,
): Promise<LayoutPreset | undefined> {
  const { rows } = await sql<LayoutPreset>`
    insert into layout_presets as p (name, layout, account_id, user_name)
    values (${name}, ${JSON.stringify(layout)}::jsonb, ${accountId}, ${userName})
    on conflict (lower(name)) do update
       set name = excluded.name, layout = excluded.layout, user_name = excluded.user_name,
           updated_at = clock_timestamp()
     where p.account_id = ${accountId}
    returning ${presetFor(accountId)}`.execute(tx);
  return rows[0];
}

/** Returns whether the account had that preset. */
export async function removePreset(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from layout_presets where id = ${id} and account_id = ${accountId} returning id`.execute(
    tx,
  );
  return rows.length > 0;
}
