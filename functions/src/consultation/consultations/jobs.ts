import { councilOrigin } from '../../platform/council-origin.ts';
import { longDate } from '../../platform/dates/long-date.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { enqueueJob } from '../../platform/outbox.ts';
import { consultationMessages as messages } from './messages.ts';
import { findConsultations, findParticipants } from './queries.ts';

/**
 * Job 'tell-extension': writes to everybody who took part, once to an address. What was extended again meanwhile is told
 * by its own job.
 */
const tellExtension: JobHandler<'tell-extension'> = {
  run: ({ payload: { consultationId, closesAt }, tenant, once }) =>
    once(async (tx) => {
      const [consultation] = await findConsultations(tx, consultationId);
      if (consultation?.closesAt !== closesAt) return;
      const [day = '', time = ''] = closesAt.split('T');
      for (const { name, email, unsubscribeToken } of await findParticipants(tx, consultationId)) {
        await enqueueJob(tx, {
          job: 'send-mail',
          payload: {
            template: 'extended',
            to: email,
            values: {
              name,
              consultation: consultation.name,
              closes: `${longDate(day)}, ${time}`,
              council: tenant.name,
              unsubscribe:
                unsubscribeToken === null
                  ? ''
                  : messages.unsubscribe(
                      `${councilOrigin(tenant)}/p/document/unsubscribe/${unsubscribeToken}`,
                    ),
            },
          },
        });
      }
    }),
};

export const consultationJobs = { 'tell-extension': tellExtension };
