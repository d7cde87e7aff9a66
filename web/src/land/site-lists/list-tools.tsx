import { deleteSiteList } from '@calls/land/site-lists/contract.ts';
import type { SiteList } from '@contract/land/ground/site-lists/site-list.ts';
import { chakra } from '@chakra-ui/react';
import { Pencil, Table2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../api/use-action.ts';
import { writeSearch } from '../ground/search/search-address.ts';
import { useSearchModel } from '../ground/search/search-model.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Question } from '../../ui/question.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { listPanelMessages as messages } from './messages.ts';
import { RenameDialog } from './rename-dialog.tsx';

/** How many sites are in a list, and whether each is in no other. */
export const ListState = ({ list }: { list: SiteList }) => (
  <chakra.div display="flex" alignItems="center" gap="2" whiteSpace="nowrap">
    {messages.sites(list.sites)}
    {list.isUnique && <Badge>{messages.unique}</Badge>}
  </chakra.div>
);

/** What can be done with a list as a whole. */
export function SiteListTools({
  list,
  can,
}: {
  list: SiteList;
  can: { write: boolean; delete: boolean };
}) {
  const { asked } = useSearchModel();
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const table = `/table?${writeSearch(new URLSearchParams(), { filters: asked }).toString()}`;
  return (
    <>
      <ButtonLink variant="ghost" icon={<Table2 size={16} />} to={table}>
        {messages.table}
      </ButtonLink>
      {can.write && (
        <Button
          variant="ghost"

          icon={<Pencil size={16} />}
          onClick={() => setOpen('rename')}
        >
          {messages.rename}
        </Button>
      )}
      {can.delete && (
        <Button
          variant="ghost"

          icon={<Trash2 size={16} />}
          onClick={() => setOpen('delete')}
        >
          {messages.delete}
        </Button>
      )}
      {open === 'rename' && <RenameDialog list={list} close={() => setOpen(undefined)} />}
      {open === 'delete' && <DeleteDialog list={list} close={() => setOpen(undefined)} />}
    </>
  );
}

/** Asks first, since deleting a list cannot be undone. */
function DeleteDialog({ list, close }: { list: SiteList; close: () => void }) {
  const navigate = useNavigate();
  const action = useAction(deleteSiteList, {
    failure: uiMessages.confirmFailed,
    onDone: () => {
      showToast({ kind: 'success', title: messages.deleted(list.listName) });
      close();
      void navigate('/');
    },
  });
  return (
    <Question
      title={messages.deleteTitle(list.listName)}
      cancel={messages.cancel}
      confirm={messages.delete}
      danger
      busy={action.running}
      onConfirm={() => void action.run({ id: list.id })}
      onClose={close}
    >
      <p>{messages.deleteText(list.sites)}</p>
    </Question>
  );
}
