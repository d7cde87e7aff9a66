import { councilOrigin } from '../../platform/council-origin.ts';
import { exactTime } from '../../platform/dates/long-date.ts';
import { type Tx, withTenant } from '../../platform/db.ts';
import { inEachCouncil } from '../../platform/each-council.ts';
import { enqueueJob } from '../../platform/outbox.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { type AskedQuestion, questionsAsked } from '../ground/documents/answer-words.ts';
import { answerMessages as messages } from './messages.ts';
import { findEdition } from './queries/published.ts';
import { type Reminder, takeUnsent, type Unsent } from './queries/unsent.ts';

/** So many in one transaction. */
const AT_ONCE = 200;

/** Reminds everybody, in every council, of what they typed and did not send: two days and four hours before the close. */
export const remindUnsent = (): Promise<void> =>
  inEachCouncil('reminding of what is not sent', async (tenant) => {
    for (const reminder of ['days', 'hours'] as const) await remindIn(tenant, reminder);
  });

async function remindIn(tenant: Tenant, reminder: Reminder): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE;)
    taken = await withTenant(tenant, async (tx) => {
      const unsent = await takeUnsent(tx, reminder, AT_ONCE);
      await mailAll(tx, tenant, unsent);
      return unsent.length;
    });
}

async function mailAll(tx: Tx, tenant: Tenant, unsent: readonly Unsent[]): Promise<void> {
  for (const [documentId, of] of Map.groupBy(unsent, (each) => each.documentId)) {
    const edition = await findEdition(tx, documentId);
    const asked = edition ? questionsAsked(edition) : [];
    for (const each of of) await mailOne(tx, tenant, each, asked);
  }
}

async function mailOne(
  tx: Tx,
  tenant: Tenant,
  { documentId, title, closesAt, reference, client, name, email, ...more }: Unsent,
  asked: readonly AskedQuestion[],
): Promise<void> {
  // What the present edition asks no more cannot be sent any more.
  const open = asked.filter(({ id }) => more.questionIds.includes(id));
  if (open.length === 0) return;
  const lines = open.map(({ number, title: head }) => messages.question(number, head));
  await enqueueJob(tx, {
    job: 'send-mail',
    payload: {
      template: 'unsent',
      to: email,
      values: {
        council: tenant.name,
        name,
        document: title,
        reference,
        whose: client === null ? messages.forYourself : messages.onBehalfOf(client),
        questions: lines.join('\n'),
        closes: exactTime(new Date(closesAt)),
        unsubscribe:
          more.unsubscribeToken === null
            ? ''
            : messages.unsubscribe(
                `${councilOrigin(tenant)}/p/document/unsubscribe/${more.unsubscribeToken}`,
              ),
        link: `${councilOrigin(tenant)}/p/document/${documentId}#${open[0]?.id ?? ''}`,
      },
    },
  });
}
