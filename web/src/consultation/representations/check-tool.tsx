import { markChecked } from '@calls/consultation/texts/contract.ts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { toldInChunks } from '../../api/told-in-chunks.ts';
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
  const [running, setRunning] = useState(false);
  const check = async () => {
    setRunning(true);
    let count = 0;
    const { error } = await toldInChunks(
      ids,
      async (part, once) => {
        count += (await call(markChecked, { ids: part }, once)).ids.length;
      },
      { running: messages.checking, failure: messages.checkFailed },
    );
    setRunning(false);
    if (count > 0) showToast({ kind: 'success', title: messages.checked(count) });
    if (error) return;
    if (count === 0) showToast({ kind: 'success', title: messages.checkedAlready });
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
