import { ListChecks } from 'lucide-react';
import { useSite } from '../ground/sites/site-context.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { listPanelMessages as messages } from './messages.ts';

/** The number of lists with the page's site, and links to them; nothing if there are none. */
export function ListsMenu() {
  const { lists } = useSite();
  if (lists.length === 0) return null;
  return (
    <MenuButton
      size="sm"
      label={messages.holding}
      icon={<ListChecks size={16} />}
      entries={lists.map(({ id, listName }) => ({ label: listName, to: `/list/${id}` }))}
    >
      {messages.inLists(lists.length)}
    </MenuButton>
  );
}
