import { deleteSites } from '@calls/land/sites/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../api/use-action.ts';
import { useOpeningSearch } from '../../ground/search/opened-from.ts';
import { patchFound } from '../../ground/search/patch-found.ts';
import { siteNameOf } from '../../ground/sites/site-name.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { WordToType } from '../../../ui/word-to-type.tsx';
import { sitePageMessages as messages } from './messages.ts';
import { useSite } from '../../ground/sites/site-context.tsx';

/** A confirm modal's width in px (specification 002 section 9). */
const WIDTH = 360;

/** Deletes the site once DELETE is typed, and goes back to the search. */
export function DeleteDialog({ close }: { close: () => void }) {
  const { siteId, site, fields } = useSite();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const search = useOpeningSearch();
  const [typed, setTyped] = useState('');
  const remove = useAction(deleteSites, {
    failure: false,
    onDone: () => {
      patchFound(queries, [siteId], () => undefined);
      showToast({ kind: 'success', title: messages.deleted });
      void navigate(search?.address ?? '/', { replace: true });
    },
  });
  const confirmed = typed === messages.deleteWord;
  const send = () => {
    if (confirmed && !remove.running) void remove.run({ sites_ids: [siteId] });
  };
  return (
    <Dialog
      title={messages.deleteTitle}
      width={WIDTH}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {messages.cancel}
          </Button>
          <Button variant="danger" busy={remove.running} disabled={!confirmed} onClick={send}>
            {messages.delete}
          </Button>
        </>
      }
    >
      <chakra.form
        display="grid"
        gap="2"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <chakra.p overflowWrap="anywhere">
          {messages.deleteText(siteNameOf(site, fields.values()))}
        </chakra.p>
        <WordToType label={messages.deleteType} typed={typed} onType={setTyped} />
        <div role="alert">
          {remove.error && (
            <chakra.p display="flex" gap="1.5" textStyle="small" color="fg.error">
              <CircleAlert size={16} aria-hidden style={{ flexShrink: 0 }} />
              {`${uiMessages.confirmFailed}. ${remove.error.message}`}
            </chakra.p>
          )}
        </div>
      </chakra.form>
    </Dialog>
  );
}
