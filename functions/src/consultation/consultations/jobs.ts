import { councilOrigin } from '../../platform/council-origin.ts';
import { longDate } from '../../platform/dates/long-date.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { enqueueJob } from '../../platform/outbox.ts';
import { consultationMessages as messages } from './messages.ts';
import {
  findConsultations,
  findDocumentPath,
  findParticipants,
  holdConsultation,
} from './queries.ts';

/**
 * Job 'tell-extension': writes to everybody who took part that it closes later, or earlier than they were told, once to
 * an address. What was moved again meanwhile is told by its own job.
 */
const tellExtension: JobHandler<'tell-extension'> = {
  run: ({ payload: { consultationId, closesAt, before }, tenant, once }) =>
    once(async (tx) => {
      // Nobody moves it again between what is asked here and what is told.
      await holdConsultation(tx, consultationId);
      const [consultation] = await findConsultations(tx, consultationId);
      if (consultation?.closesAt !== closesAt) return;
      const isEarlier = before !== undefined && closesAt < before;
      const origin = councilOrigin(tenant);
      const path = await findDocumentPath(tx, consultationId);
      for (const { name, email, unsubscribeToken, references, unsent } of await findParticipants(
        tx,
        consultationId,
      )) {
        await enqueueJob(tx, {
          job: 'send-mail',
          payload: {
            template: isEarlier ? 'broughtForward' : 'extended',
            to: email,
            values: {
              name,
              consultation: consultation.name,
              closes: inWords(closesAt),
              before: before === undefined ? '' : inWords(before),
              council: tenant.name,
              details: messages.details({ references, unsent, link: origin + path }),
              unsubscribe:
                unsubscribeToken === null
                  ? ''
                  : messages.unsubscribe(`${origin}/p/document/unsubscribe/${unsubscribeToken}`),
            },
          },
        });
      }
    }),
};

/** 30 November 2026, 17:00. */
function inWords(time: string): string {
  const [day = '', hour = ''] = time.split('T');
  return `${longDate(day)}, ${hour}`;
}

export const consultationJobs = { 'tell-extension': tellExtension };
