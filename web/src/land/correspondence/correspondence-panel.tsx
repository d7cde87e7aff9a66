import { addLetter, listLetters, removeLetter } from '@calls/land/correspondence/contract.ts';
import type { Letter } from '@contract/land/correspondence/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { PanelTools } from '../ground/sites/panel-tools.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty, Failed } from '../../ui/empty.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { LetterDrawer } from './letter-drawer.tsx';
import { letterForm, sentLetter } from './letter-form.ts';
import { LetterItem } from './letter-item.tsx';
import { correspondencePanelMessages as messages } from './messages.ts';

/** The letters about the site, the last received first. */
export default function CorrespondencePanel() {
  const { siteId, can } = useSite();
  const { data, error, refetch } = useEndpoint(listLetters, { siteId });
  const [open, setOpen] = useState<number | 'new'>();
  const leaving = useRef(new Set<number>());
  if (error && !data)
    return <Failed title={messages.failed} error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={4} />;
  const letters = data.correspondence;
  const restore = async (letter: Letter) => {
    try {
      await call(addLetter, { siteId, ...sentLetter(letterForm(letter)) });
      showToast({ kind: 'success', title: messages.restored });
    } catch (failure) {
      failed(failure);
    }
  };
  const remove = async (letter: Letter) => {
    // A second press before the row disappears.
    if (leaving.current.has(letter.id)) return;
    leaving.current.add(letter.id);
    try {
      await call(removeLetter, { siteId, letterId: letter.id });
      const action = { label: uiMessages.undo, run: () => void restore(letter) };
      showToast({ kind: 'info', title: messages.removed(letter.eventName), action });
    } catch (failure) {
      leaving.current.delete(letter.id);
      failed(failure);
    }
  };
  return (
    <>
      {can.edit && (
        <PanelTools>
          <Button
            variant="ghost"
            size="sm"
            data-adds
            icon={<Plus size={14} />}
            onClick={() => setOpen('new')}
          >
            {messages.add}
          </Button>
        </PanelTools>
      )}
      {letters.length === 0 && (
        <Empty kind="nothing" title={messages.none}>
          {messages.noneHint}
        </Empty>
      )}
      <chakra.ul display="grid" gap="4">
        {letters.map((letter) => (
          <LetterItem
            key={letter.id}
            letter={letter}
            {...(can.edit
              ? { edit: () => setOpen(letter.id), remove: () => void remove(letter) }
              : {})}
          />
        ))}
      </chakra.ul>
      {open !== undefined && (
        <LetterDrawer
          siteId={siteId}
          letter={letters.find(({ id }) => id === open)}
          close={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function failed(error: unknown): void {
  showToast({ kind: 'danger', title: uiMessages.errorOccurred, text: (error as Error).message });
}
