import {
  approveResponse,
  sendResponse,
  takeBackResponse,
  withdrawApproval,
} from '@calls/consultation/responses/contract.ts';
import { getLetter } from '@calls/consultation/responses/contract/letters.ts';
import type { Response } from '@contract/consultation/ground/responses/response-schema.ts';
import { shortTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { useAccess } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Status } from '../../ui/status.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DeliveryList } from './delivery-list.tsx';
import { responsePanelMessages as messages } from './messages.ts';
import { RESPONSE_ROLES } from './response-states.ts';
import { useLetterFile } from './use-letter-file.ts';

/** How far a response is, and the next step: approved by a second officer, sent, delivered. */
export function ResponseWork({ response }: { response: Response }) {
  const { id, row_version, state, answers, deliveries, approvedBy, approvedAt } = response;
  const [asking, setAsking] = useState(false);
  const approval = useAction(approveResponse, { failure: messages.approveFailed });
  const withdrawal = useAction(withdrawApproval, { failure: messages.withdrawFailed });
  const taking = useAction(takeBackResponse, { failure: messages.takeBackFailed });
  const letter = useLetterFile(getLetter);
  const { allowed: mayWrite = false } = useAccess('representations', 'write');
  const [first] = answers;
  const approve = async () => {
    if (!(await approval.run({ id, row_version }))) return;
    // It is taken back by the button that stands in the place of this one.
    showToast({ kind: 'success', title: messages.approved });
  };
  // The server judges: a mail may leave while somebody reads.
  const mayTakeBack =
    state === 'Sending' &&
    deliveries.every(
      (each) => each.state === 'Failed' || (each.state === 'Queued' && each.way === 'letter'),
    );
  const takeBack = async () => {
    if (await taking.run({ id, row_version }))
      showToast({ kind: 'success', title: messages.takenBack });
  };
  const withdraw = async () => {
    if (await withdrawal.run({ id, row_version }))
      showToast({ kind: 'success', title: messages.withdrawn });
  };
  return (
    <chakra.section display="grid" gap="3" mb="4" overflowWrap="anywhere">
      <p>
        <Status means={RESPONSE_ROLES[state]}>{state}</Status>{' '}
        {approvedBy &&
          approvedAt &&
          messages.approvedBy(approvedBy, shortTime(new Date(approvedAt)))}
      </p>
      {response.writers.length > 0 && (
        <chakra.p color="fg.muted">{messages.writtenBy(response.writers.join(', '))}</chakra.p>
      )}
      {mayWrite && state === 'Draft' && !response.mayApprove && <p>{messages.ownWords}</p>}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {mayWrite && state === 'Draft' && response.mayApprove && (
          <Button variant="outline" busy={approval.running} onClick={() => void approve()}>
            {messages.approve}
          </Button>
        )}
        {mayWrite && state === 'Approved' && answers.length > 0 && (
          <Button variant="outline" onClick={() => setAsking(true)}>
            {messages.send}
          </Button>
        )}
        {mayWrite && state === 'Approved' && (
          <Button variant="outline" busy={withdrawal.running} onClick={() => void withdraw()}>
            {messages.withdraw}
          </Button>
        )}
        {mayWrite && mayTakeBack && (
          <Button variant="outline" busy={taking.running} onClick={() => void takeBack()}>
            {messages.takeBack}
          </Button>
        )}
        {first && (
          <Button
            variant="outline"
            busy={letter.busy}
            onClick={() => void letter.save({ id, representationId: first.representationId })}
          >
            {messages.openLetter}
          </Button>
        )}
      </chakra.div>
      {deliveries.length > 0 && (
        <>
          <chakra.h3 fontWeight="semibold">{messages.deliveries}</chakra.h3>
          <DeliveryList deliveries={deliveries} />
        </>
      )}
      {asking && <SendDialog response={response} close={() => setAsking(false)} />}
    </chakra.section>
  );
}

/** Asks once before mail leaves the house. */
function SendDialog({ response, close }: { response: Response; close: () => void }) {
  const { id, row_version, answers } = response;
  const sending = useAction(sendResponse, { failure: messages.sendFailed });
  const send = async (way: 'email' | 'letter') => {
    if (!(await sending.run({ id, row_version, way }))) return;
    showToast({ kind: 'success', title: messages.sent });
    close();
  };
  const count = new Set(answers.map(({ representationId }) => representationId)).size;
  return (
    <Dialog
      title={messages.sendTitle}
      width={440}
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {messages.cancel}
          </Button>
          <Button variant="outline" busy={sending.running} onClick={() => void send('letter')}>
            {messages.sendAsLetters}
          </Button>
          <Button busy={sending.running} onClick={() => void send('email')}>
            {messages.sendByEmail}
          </Button>
        </>
      }
    >
      {messages.sendText(count)}
    </Dialog>
  );
}
