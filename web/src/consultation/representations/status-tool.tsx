import { updateStatus } from '@calls/consultation/representations/contract.ts';
import { needsReason, statusNames } from '@contract/consultation/ground/consultations/statuses.ts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Permitted } from '../../session/access.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { giveInParts } from './give-in-parts.ts';
import { representationPanelMessages as messages } from './messages.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Status = (typeof statusNames)[number];

interface StatusToolProps {
  ids: readonly number[];
  done: () => void;
}

/** Gives the selected representations a status; the toast takes it back. */
export function StatusTool({ ids, done }: StatusToolProps) {
  const [running, setRunning] = useState(false);
  const [asked, setAsked] = useState<Status>();
  const give = async (status: Status, reason?: string) => {
    setRunning(true);
    const isGiven = await giveStatus(ids, status, reason);
    setRunning(false);
    // What was typed stays where it failed.
    if (!isGiven) return;
    setAsked(undefined);
    done();
  };
  return (
    <>
      <Permitted unit="representations" actions={['write']}>
        <MenuButton
          size="sm"
          variant="outline"
          label={messages.statusOf}
          busy={running}
          entries={statusNames.map((status) => ({
            label: status,
            onChoose: () => (needsReason(status) ? setAsked(status) : void give(status)),
          }))}
        >
          {messages.statusOf}
        </MenuButton>
      </Permitted>
      {asked && (
        <ReasonDialog
          status={asked}
          busy={running}
          give={(reason) => void give(asked, reason)}
          close={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** Gives a status part by part, and says what came of it; whether all have it now. */
const giveStatus = (ids: readonly number[], status: Status, reason?: string) =>
  giveInParts(
    ids,
    async (part, bulkId, once) => {
      const input = { ids: part, status, bulk_id: bulkId, ...(reason && { reason }) };
      return (await call(updateStatus, input, once)).ids;
    },
    { failure: messages.statusFailed, given: (count) => messages.statusUpdated(count, status) },
  );
