import type { Actor } from '../../platform/actor.ts';
import { checkVersion } from '../../platform/check-version.ts';
import { networkRoute, route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { onceOnly } from '../../platform/idempotency.ts';
import { Reply } from '../../platform/reply.ts';
import { attachment } from '../../platform/storage.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import {
  examinationPack,
  listInvitations,
  representationForm,
  statutorySummary,
  writeInvitation,
} from './contract/papers.ts';
import { formPaper } from './papers/form-paper.ts';
import { reportPaperMessages as messages } from './papers/messages.ts';
import type { Paper } from './papers/paper.ts';
import { around, type PaperFormat, paperTypes, writtenPaper } from './papers/written-paper.ts';
import { findInvitations, holdInvitation, writeInvited } from './queries/invitations.ts';
import { reportRecord } from './reports/report-record.ts';
import { startReport } from './reports/start-report.ts';
import { paperOf, planPack, planSummary } from './reports/volumes.ts';

export const paperRoutes: Route[] = [
  // Papers are written after the transaction, by engines loaded only for this.
  networkRoute(statutorySummary, async ({ input, tenant, inTenant, ...call }) => {
    const actor = call.actor as Actor;
    const planned = await inTenant((tx) => planSummary(tx, input));
    if (planned.isShort)
      return written(
        tenant,
        (await inTenant((tx) => paperOf(tx, tenant, planned.request, 0))).paper,
        input.format,
      );
    return inTenant((tx) =>
      onceOnly(statutorySummary, { ...call, input, tenant, actor }, tx, async () => ({
        report: reportRecord(await startReport(tx, actor.accountId, planned)),
      })),
    );
  }),
  networkRoute(examinationPack, async ({ input, tenant, inTenant, ...call }) => {
    const actor = call.actor as Actor;
    const planned = await inTenant((tx) => planPack(tx, input));
    if (planned.isShort)
      return written(
        tenant,
        (await inTenant((tx) => paperOf(tx, tenant, planned.request, 0))).paper,
        input.format,
      );
    return inTenant((tx) =>
      onceOnly(examinationPack, { ...call, input, tenant, actor }, tx, async () => ({
        report: reportRecord(await startReport(tx, actor.accountId, planned)),
      })),
    );
  }),
  networkRoute(representationForm, ({ input, tenant }) =>
    written(tenant, formPaper(around(tenant)), input.format),
  ),

  route(listInvitations, async ({ tx }) => ({ invitations: await findInvitations(tx) })),
  route(writeInvitation, async ({ input: { id, row_version, ...words }, actor, tx }) => {
    await holdInvitation(tx, id);
    const [held] = await findInvitations(tx, id);
    if (!held) throw new AppError('not-found');
    checkVersion(row_version, held.row_version, { invited: held.invited, how: held.how });
    await writeInvited(tx, { consultationId: id, ...words }, actor.accountId);
    const [invitation = held] = await findInvitations(tx, id);
    return { invitation };
  }),
];

async function written<Body>(
  tenant: Tenant,
  paper: Paper,
  format: PaperFormat,
): Promise<Reply<Body>> {
  return new Reply({
    status: 200,
    bytes: await writtenPaper(tenant, paper, format),
    headers: {
      'content-type': paperTypes[format],
      'content-disposition': attachment(messages.fileName(paper.title, format)),
    },
  });
}
