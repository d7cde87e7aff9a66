import { Map as MapIcon, MoreHorizontal, Trash2 } from 'lucide-react';
import { useAccess } from '../../../session/access.tsx';
import { MenuButton } from '../../../ui/menu.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { sitePageMessages as messages } from './messages.ts';
import { useOpeningSearch } from '../../ground/search/opened-from.ts';
import { useSite } from '../../ground/sites/site-context.tsx';
import { siteMapPath } from '../../ground/sites/site-map-path.ts';

/** The menu of rarer actions on a site. */
export function HeadMenu({ askToDelete }: { askToDelete: () => void }) {
  const { siteId, scenario } = useSite();
  const { allowed, missing } = useAccess('sites', 'delete');
  const from = useOpeningSearch()?.query;
  return (
    <>
      <MenuButton
        label={messages.more}
        variant="outline"
        icon={<MoreHorizontal size={16} />}
        entries={[
          {
            label: messages.wholeMap,
            icon: <MapIcon size={16} />,
            to: siteMapPath(siteId, scenario, from),
          },
          {
            label: messages.delete,
            icon: <Trash2 size={16} />,
            disabled: allowed === undefined,
            whyNot:
              allowed === false ? `${uiMessages.noPermission}\n${missing.join(', ')}` : undefined,
            onChoose: askToDelete,
          },
        ]}
      >
        {messages.more}
      </MenuButton>
    </>
  );
}
