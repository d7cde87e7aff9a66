import { notify } from '../../council/ground/notifications/progress.ts';
import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import { councilOrigin } from '../../platform/council-origin.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import type { NewJob } from '../../platform/outbox.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { siteNames } from '../ground/sites/site-names.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { MAX_PEOPLE } from './contract.ts';
import { peopleMessages as messages } from './messages.ts';
import {
  deleteAssignee,
  findAssignees,
  findAssignee,
  insertAssignee,
} from './queries/assignees.ts';

interface By {
  tenant: Tenant;
  actor: Actor;
}

/**
 * Has an officer look after a site and tells them, by mail and in the bell. Throws site-not-found, and
 * payload-invalid for anybody who is not of the council's staff: unknown, foreign, disabled or a resident.
 */
export async function assign(tx: Tx, by: By, siteId: number, accountId: number) {
  await requireSite(tx, siteId, 'update');
  const officer = await findAssignee(tx, accountId);
  if (!officer) throw invalidField('user_id', messages.notStaff);
  const isNew = await insertAssignee(tx, siteId, accountId);
  const assignees = await findAssignees(tx, siteId);
  if (assignees.length > MAX_PEOPLE) throw invalidField('user_id', messages.tooMany(MAX_PEOPLE));
  if (isNew) {
    const mail = await tell(tx, by, { siteId, accountId, ...officer });
    await changed(tx, by.actor, {
      ...aroundSite(siteId, messages.assigned(officer.name)),
      jobs: [mail],
    });
  }
  const assignee = assignees.find(({ id }) => id === accountId);
  if (!assignee) throw new Error('An assignee was not added');
  return assignee;
}

/** Throws site-not-found, or not-found where they were not assigned. */
export async function unassign(tx: Tx, actor: Actor, siteId: number, accountId: number) {
  await requireSite(tx, siteId, 'update');
  const name = await deleteAssignee(tx, siteId, accountId);
  if (name === undefined) throw new AppError('not-found');
  await changed(tx, actor, aroundSite(siteId, messages.unassigned(name)));
}

const aroundSite = (siteId: number, newValue: string) => ({
  of: siteChanges,
  ids: [siteId],
  kind: 'updated' as const,
  around: true,
  history: [{ field: 'assignee', label: messages.assignee, newValue }],
});

/** Tells them in the bell; gives the mail that is to be sent. */
async function tell(
  tx: Tx,
  { tenant, actor }: By,
  officer: { siteId: number; accountId: number; name: string; email: string },
): Promise<NewJob<'send-mail'>> {
  const { siteId, accountId, name, email } = officer;
  const site = shortened((await siteNames(tx, [siteId])).get(siteId) ?? String(siteId));
  await notify(tx, {
    accountId,
    status: 'info',
    label: messages.assignedLabel(site),
    message: messages.assignedBy(actor.displayName),
    link: `/site/${siteId}`,
  });
  const link = new URL(`/site/${siteId}`, councilOrigin(tenant)).href;
  const values = { council: tenant.name, name, site, by: actor.displayName, link };
  return { job: 'send-mail', payload: { template: 'assigned', to: email, values } };
}

/** Names in a register may have several lines; a subject has one. */
const MAX_LENGTH = 100;
const shortened = (name: string) =>
  name.length <= MAX_LENGTH ? name : `${name.slice(0, MAX_LENGTH - 1).trimEnd()}…`;
