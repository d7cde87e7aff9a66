import type { Council } from '../../../platform/testing/council.ts';
import type { MailServer } from '../../../platform/testing/mail-server.ts';
import { newestMails } from '../../../platform/mail/mailbox.ts';
import { addContacts } from '../../contacts/contract.ts';
import { representationHistory } from '../../representations/contract.ts';
import { getResponse, responseHistory, retryDeliveries } from '../contract.ts';
import type { answeredIn } from './answered.ts';
import { waitingMails } from './deliver.ts';

export type SentToTwo = Awaited<ReturnType<typeof sentToTwo>>;

/** A response on its way to Ada and Eve by e-mail, the message that sends Ada's, and what became of either. */
export async function sentToTwo(
  council: Council,
  at: Awaited<ReturnType<typeof answeredIn>>,
  server: MailServer,
) {
  const officer = council.as('officer');
  const { contacts } = await officer.call(addContacts, {
    contacts: ['Ada', 'Eve'].map((firstName) => ({
      firstName,
      lastName: 'Marsh',
      email: `${firstName}.${crypto.randomUUID()}@${council.shortName}.test`,
    })),
  });
  const said: number[] = [];
  for (const { id: contactId } of contacts)
    said.push((await at.register({ representee: { contactId } })).id);
  const { id } = await at.send(await at.write({ representationIds: said }));
  const read = async () => (await council.as('viewer').call(getResponse, { id })).response;
  const deliveryTo = async (nth: number) =>
    (await read()).deliveries.find(({ representationId }) => representationId === said[nth])!;
  const linesOf = async () =>
    (await officer.call(responseHistory, { id })).history
      .toReversed()
      .map(({ edit_content }) => edit_content ?? '');
  const { id: deliveryId } = await deliveryTo(0);
  const message = (await waitingMails(council)).find(
    ({ payload }) => payload['deliveryId'] === deliveryId,
  );
  if (!message) throw new Error('No mail waits');

  const of = (nth: number) => async () => {
    const { state, reason, recipient } = await deliveryTo(nth);
    const email = contacts[nth]?.email ?? '';
    const { history } = await officer.call(representationHistory, { id: said[nth]! });
    const turned = history.filter(({ edit_content }) => edit_content?.endsWith('|Response sent'));
    const status = await at.statusOf(said[nth]!);
    return {
      state,
      reason,
      // Over SMTP by the process that is killed, into the mailbox by whoever runs it again.
      mails: (await server.arrivedFor(email)).length + (await newestMails(email)).length,
      status: turned.length > 1 ? `${status}, ${turned.length} times` : status,
      told: (await linesOf())
        .filter((line) => line.startsWith('Delivery|') && line.includes(recipient))
        .map((line) => line.split('|').at(-1)),
    };
  };
  return {
    message,
    ada: of(0),
    eve: of(1),
    response: async () => ({
      state: (await read()).state,
      told: (await linesOf()).filter((line) => line.endsWith('|Sending|Sent')).length,
    }),
    /** As the officer who asked Ada, and heard that nothing had come. */
    retryAda: () => officer.call(retryDeliveries, { ids: [deliveryId] }),
  };
}
