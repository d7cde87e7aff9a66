import { addConsultation, changeConsultation } from '../../consultation/consultations/contract.ts';
import { addContacts } from '../../consultation/contacts/contract.ts';
import { addRepresentation } from '../../consultation/representations/contract.ts';
import { letter } from '../../consultation/representations/testing/consulted.ts';
import { daysLater } from '../../platform/dates/day.ts';
import { londonDay } from '../../platform/dates/london.ts';
import { newestMails } from '../../platform/mail/mailbox.ts';
import type { Council } from '../../platform/testing/council.ts';
import { runWaitingJobs, waitingJobs } from '../waiting-jobs.ts';
import type { KilledWork } from './killed-work.ts';

const day = (days: number) => `${daysLater(londonDay(new Date()), days)}T12:00`;

/** Moves the end of a consultation in which as many people took part; gives its name and their addresses. */
async function extended(council: Council, people: number) {
  const officer = council.as('officer');
  const name = `Plan ${crypto.randomUUID()}`;
  const plan = {
    name,
    kind: 'Publication (regulation 19)',
    opensAt: day(-5),
    closesAt: day(5),
  } as const;
  const { consultation } = await officer.call(addConsultation, plan);
  const { contacts } = await officer.call(addContacts, {
    contacts: Array.from({ length: people }, (_, at) => ({
      firstName: 'Ada',
      lastName: 'Marsh',
      email: `ada${at}.${consultation.id}@${council.shortName}.test`,
    })),
  });
  for (const { id: contactId } of contacts)
    await officer.call(addRepresentation, {
      ...letter,
      consultationEventId: consultation.id,
      representee: { contactId },
    });
  const { id, row_version } = consultation;
  await officer.call(changeConsultation, { ...plan, id, row_version, closesAt: day(30) });
  return { name, addresses: contacts.map((each) => each.email ?? '') };
}

const telling: KilledWork = {
  name: 'the telling of more time',
  job: 'tell-extension',
  begin: async (council) => {
    const PEOPLE = 3;
    const { name } = await extended(council, PEOPLE);
    const mailed = (people: number) => ({ mails: people, addresses: people });
    return {
      kept: async () => {
        const addresses = (await waitingJobs(council, 'send-mail'))
          .filter(({ payload }) => payload.values.consultation === name)
          .map(({ payload }) => payload.to);
        return { mails: addresses.length, addresses: new Set(addresses).size };
      },
      meanwhile: [mailed(0)],
      due: mailed(PEOPLE),
    };
  },
};

const sending: KilledWork = {
  name: 'the sending of a mail',
  job: 'send-mail',
  begin: async (council) => {
    const { addresses } = await extended(council, 1);
    await runWaitingJobs(council, 'tell-extension');
    return {
      kept: async () => (await newestMails(addresses[0])).length,
      meanwhile: [0],
      due: 1,
    };
  },
};

/** What people are told by e-mail. */
export const mailWork: readonly KilledWork[] = [telling, sending];
