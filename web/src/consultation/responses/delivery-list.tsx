import type { Delivery } from '@contract/consultation/ground/responses/response-schema.ts';
import { postLetters, retryDeliveries } from '@calls/consultation/responses/contract.ts';
import { printDeliveries } from '@calls/consultation/responses/contract/letters.ts';
import { shortTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { useAction } from '../../api/use-action.ts';
import { useAccess } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { Status } from '../../ui/status.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { responsePanelMessages as messages } from './messages.ts';
import { DELIVERY_ROLES } from './response-states.ts';
import { useLetterFile } from './use-letter-file.ts';

/** What was sent to whom and what became of it; what failed is sent again, letters are printed and posted. */
export function DeliveryList({ deliveries }: { deliveries: readonly Delivery[] }) {
  const again = useAction(retryDeliveries, { failure: messages.retryFailed });
  const posting = useAction(postLetters, { failure: messages.postedFailed });
  const printing = useLetterFile(printDeliveries);
  const { allowed: mayWrite = false } = useAccess('representations', 'write');
  const idsOf = (of: (delivery: Delivery) => boolean) => deliveries.filter(of).map(({ id }) => id);
  const failed = idsOf(({ state }) => state === 'Failed');
  const waiting = idsOf(({ state, way }) => state === 'Queued' && way === 'letter');
  const retry = async () => {
    const done = await again.run({ ids: failed });
    if (done) showToast({ kind: 'success', title: messages.retried(done.ids.length) });
  };
  const post = async () => {
    const done = await posting.run({ ids: waiting });
    if (done) showToast({ kind: 'success', title: messages.postedDone(done.ids.length) });
  };
  return (
    <chakra.div display="grid" gap="3">
      <chakra.ul display="grid" gap="2">
        {deliveries.map((each) => (
          <chakra.li key={each.id} overflowWrap="anywhere">
            <Status means={DELIVERY_ROLES[each.state]}>{messages.states[each.state]}</Status>{' '}
            {each.representationId}, {each.recipient} ({messages.ways[each.way]}
            {each.email && `, ${each.email}`})
            {each.sentAt && (
              <chakra.span color="fg.muted">{` ${shortTime(new Date(each.sentAt))}`}</chakra.span>
            )}
            {each.reason && <chakra.p color="fg.error">{each.reason}</chakra.p>}
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {waiting.length > 0 && (
          <Button
            variant="outline"
            icon={<Printer size={16} />}
            busy={printing.busy}
            onClick={() => void printing.save({ ids: waiting })}
          >
            {messages.print(waiting.length)}
          </Button>
        )}
        {mayWrite && waiting.length > 0 && (
          <Button variant="outline" busy={posting.running} onClick={() => void post()}>
            {messages.posted}
          </Button>
        )}
        {mayWrite && failed.length > 0 && (
          <Button variant="outline" busy={again.running} onClick={() => void retry()}>
            {messages.retry}
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
}
