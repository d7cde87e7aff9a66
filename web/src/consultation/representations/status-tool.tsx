import { updateStatus } from '@calls/consultation/representations/contract.ts';
import { statusNames } from '@contract/consultation/ground/consultations/statuses.ts';
import { useAction } from '../../api/use-action.ts';
import { Permitted } from '../../session/access.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { representationPanelMessages as messages } from './messages.ts';

interface StatusToolProps {
  ids: readonly number[];
  done: () => void;
}

/** Gives the selected representations a status. */
export function StatusTool({ ids, done }: StatusToolProps) {
  const { run, running } = useAction(updateStatus, { failure: messages.statusFailed });
  const give = async (status: (typeof statusNames)[number]) => {
    const answer = await run({ ids: [...ids], status });
    if (!answer) return;
    showToast({ kind: 'success', title: messages.statusUpdated(answer.ids.length, status) });
    done();
  };
  return (
    <Permitted unit="representations" actions={['write']}>
      <MenuButton
        size="sm"
        variant="outline"
        label={messages.statusOf}
        busy={running}
        entries={statusNames.map((status) => ({
          label: status,
          onChoose: () => void give(status),
        }))}
      >
        {messages.statusOf}
      </MenuButton>
    </Permitted>
  );
}
