import { type Author, changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { followResponses } from '../ground/responses/follow-responses.ts';
import { responseMessages } from '../ground/responses/messages.ts';
import { responses } from '../ground/responses/response-records.ts';
import { sendingMessages as messages } from './messages.ts';
import { type EndedDelivery, settleSent } from './queries/deliveries.ts';

/** What follows once deliveries were sent, or failed: history, the responses that are done, the representations. */
export async function settleDeliveries(
  tx: Tx,
  author: Author,
  ended: readonly EndedDelivery[],
  inWords: (recipient: string) => string,
): Promise<void> {
  if (ended.length === 0) return;
  const ids = [...new Set(ended.map(({ responseId }) => responseId))];
  await changed(tx, author, {
    of: responses.changes,
    ids,
    kind: 'updated',
    history: ended.map(({ responseId, recipient }) => ({
      field: 'delivery',
      label: messages.delivery,
      newValue: inWords(recipient),
      recordIds: [responseId],
    })),
  });
  const done = await settleSent(tx, ids);
  await changed(tx, author, {
    of: responses.changes,
    ids: done,
    kind: 'updated',
    history: [
      {
        field: 'state',
        label: responseMessages.fields.state,
        oldValue: 'Sending',
        newValue: 'Sent',
      },
    ],
  });
  await followResponses(tx, author, { responseIds: ids });
}
