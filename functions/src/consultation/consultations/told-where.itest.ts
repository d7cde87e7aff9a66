import { expect, it } from 'vitest';
import { daysLater } from '../../platform/dates/day.ts';
import { londonDay } from '../../platform/dates/london.ts';
import { newCouncil } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { runWaitingJobs, waitingJobs } from '../../testing/waiting-jobs.ts';
import { addContacts } from '../contacts/contract.ts';
import { drafting } from '../documents/testing/drafted.ts';
import { addRepresentation } from '../representations/contract.ts';
import { letter } from '../representations/testing/consulted.ts';
import { addConsultation, changeConsultation } from './contract.ts';

useWorld();

it('whoever is told of an extension is led to the one document of the consultation', async () => {
  const oak = await newCouncil();
  const officer = oak.as('officer');
  const day = (days: number) => `${daysLater(londonDay(new Date()), days)}T12:00`;
  const dates = {
    kind: 'Publication (regulation 19)',
    opensAt: day(-5),
    closesAt: day(5),
  } as const;
  const plan = { name: 'Area plan', ...dates };
  const { consultation } = await officer.call(addConsultation, plan);
  const { drafted, publish } = drafting(() => oak);
  const text = { type: 'textBlock', content: { html: '<p>Homes</p>' } } as const;
  const { id: document } = await drafted([text], { consultationId: consultation.id });
  await publish(document);
  const { contacts } = await officer.call(addContacts, {
    contacts: [{ firstName: 'Ada', lastName: 'Marsh', email: `ada@${oak.shortName}.test` }],
  });
  await officer.call(addRepresentation, {
    ...letter,
    consultationEventId: consultation.id,
    representee: { contactId: contacts[0]?.id },
  });
  const { id, row_version } = consultation;
  await officer.call(changeConsultation, { ...plan, id, row_version, closesAt: day(30) });
  await runWaitingJobs(oak, 'tell-extension');
  const [mail, ...others] = await waitingJobs(oak, 'send-mail');
  expect(others).toEqual([]);
  expect(mail?.payload.values.details).toMatch(
    new RegExp(String.raw`^Open it here:\n\S+/p/document/${document}\n\n$`),
  );
});
