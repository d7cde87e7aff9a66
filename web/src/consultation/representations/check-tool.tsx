import { markChecked } from '@calls/consultation/texts/contract.ts';
import { useAction } from '../../api/use-action.ts';
import { Permitted, useAccess } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { representationPanelMessages as messages } from './messages.ts';

interface CheckToolProps {
  ids: readonly number[];
  done?: () => void;
}

/** Opens the words of representations to readers who may not read originals; nothing for whoever may not, either. */
export function CheckTool({ ids, done }: CheckToolProps) {
  const { allowed } = useAccess('originals', 'read');
  const { run, running } = useAction(markChecked, { failure: messages.checkFailed, certain: true });
  const check = async () => {
    const answer = await run({ ids: [...ids] });
    if (!answer) return;
    const { length } = answer.ids;
    showToast({
      kind: 'success',
      title: length === 0 ? messages.checkedAlready : messages.checked(length),
    });
    done?.();
  };
  if (!allowed) return null;
  return (
    <Permitted unit="representations" actions={['write']}>
      <Button size="sm" variant="outline" disabled={running} onClick={() => void check()}>
        {messages.check}
      </Button>
    </Permitted>
  );
}
