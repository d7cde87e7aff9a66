import { accountMessages } from '../../council/ground/people/messages.ts';
import { phoneRule } from '../../council/ground/people/rules.ts';
import type { Actor } from '../../platform/actor.ts';
import { checkVersion } from '../../platform/check-version.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { MAX_PEOPLE, type PersonFields, type PersonKind, type SitePerson } from './contract.ts';
import { peopleMessages as messages } from './messages.ts';
import {
  deletePerson,
  findPeople,
  holdPerson,
  insertPerson,
  wasRemoved,
  writePerson,
} from './queries/people.ts';

/** What a form leaves empty is the empty text in the record. */
type Given = { [K in keyof PersonFields]?: string | undefined } & { name: string };
type New = Given & { restored_id?: number | undefined };

export interface Where {
  siteId: number;
  kind: PersonKind;
}

/** Throws payload-invalid for a phone that is no UK number, where the council's flag asks for one. */
export function checkPersonPhone(
  { flags }: Pick<Tenant, 'flags'>,
  { phone, restored_id: restored }: Pick<New, 'phone' | 'restored_id'>,
): void {
  // Who was removed by mistake comes back as who they were.
  if (!phone || restored !== undefined || !flags.has('phone validation')) return;
  if (!phoneRule(true).isValidSync(phone))
    throw invalidField('phone', accountMessages.phoneInvalid);
}

/** Throws site-not-found. */
export async function people(tx: Tx, { siteId, kind }: Where): Promise<SitePerson[]> {
  await requireSite(tx, siteId);
  return findPeople(tx, siteId, kind);
}

/** Throws site-not-found, and payload-invalid once there are enough or nobody was removed whom to bring back. */
export async function addPerson(tx: Tx, actor: Actor, { siteId, kind }: Where, given: New) {
  await requireSite(tx, siteId, 'update');
  if ((await findPeople(tx, siteId, kind)).length >= MAX_PEOPLE)
    throw invalidField('name', messages.tooMany(MAX_PEOPLE));
  const { restored_id: id } = given;
  const isBack = id !== undefined && (await holdPerson(tx, siteId, kind, id)) !== undefined;
  if (id !== undefined && !(await wasRemoved(tx, siteId, kind, id)))
    throw invalidField('restored_id', messages.notRemoved);
  const person = await insertPerson(tx, siteId, kind, withDefaults(given), isBack ? undefined : id);
  await followed(tx, actor, { siteId, kind }, messages.added(person.name));
  return person;
}

/** Throws site-not-found, not-found, or changed-meanwhile when somebody changed it since it was read. */
export async function changePerson(
  tx: Tx,
  actor: Actor,
  { siteId, kind, id }: Where & { id: number },
  given: Given & { row_version: number },
) {
  const before = await requirePerson(tx, { siteId, kind, id });
  checkVersion(given.row_version, before.row_version, { name: before.name });
  const person = await writePerson(tx, id, withDefaults(given));
  await followed(tx, actor, { siteId, kind }, messages.changed(person.name));
  return person;
}

/** Throws site-not-found or not-found. */
export async function removePerson(tx: Tx, actor: Actor, which: Where & { id: number }) {
  const { name } = await requirePerson(tx, which);
  await deletePerson(tx, which.id);
  await followed(tx, actor, which, messages.removed(name), { removed_id: which.id });
}

async function requirePerson(tx: Tx, { siteId, kind, id }: Where & { id: number }) {
  await requireSite(tx, siteId, 'update');
  const person = await holdPerson(tx, siteId, kind, id);
  if (!person) throw new AppError('not-found');
  return person;
}

function withDefaults({ name, organisation, email, phone, address, notes }: Given): PersonFields {
  return {
    name,
    organisation: organisation ?? '',
    email: email ?? '',
    phone: phone ?? '',
    address: address ?? '',
    notes: notes ?? '',
  };
}

const followed = (
  tx: Tx,
  actor: Actor,
  { siteId, kind }: Where,
  newValue: string,
  details: Record<string, unknown> = {},
) =>
  changed(tx, actor, {
    of: siteChanges,
    ids: [siteId],
    kind: 'updated',
    around: true,
    history: [{ field: kind, label: messages.kind[kind], newValue, details }],
  });
