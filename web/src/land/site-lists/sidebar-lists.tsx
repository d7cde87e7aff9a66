import { listSiteLists } from '@calls/land/site-lists/contract.ts';
import { chakra } from '@chakra-ui/react';
import { ListTree, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useAccess } from '../../session/access.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { listPanelMessages as messages } from './messages.ts';
import { LONG_NAME } from './long-name.ts';

/** 'Site Lists' in the menu: a searchable list of the user's lists; in the folded menu, a button. */
export default function SidebarLists({ open }: { open: boolean }) {
  const { allowed } = useAccess('site-lists', 'read', 'write', 'delete');
  const placemaker = useAccess('placemaker', 'read');
  const [over, setOver] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  if (!allowed || !placemaker.allowed) return null;
  if (open) {
    return (
      <chakra.div mt="2" px="1.5">
        <Lists />
      </chakra.div>
    );
  }
  return (
    <chakra.div mt="2" px="1.5">
      <IconButton
        ref={anchor}
        label={messages.lists}
        icon={<ListTree size={20} />}
        aria-haspopup="dialog"
        aria-expanded={over}
        onClick={() => setOver(!over)}
      />
      {over && (
        <Popover anchor={anchor} onClose={() => setOver(false)} label={messages.lists} side="right">
          <chakra.div p="2" onClick={(event) => isLink(event.target) && setOver(false)}>
            <Lists />
          </chakra.div>
        </Popover>
      )}
    </chakra.div>
  );
}

const isLink = (target: EventTarget) => (target as Element).closest('a') !== null;

function Lists() {
  const [typed, setTyped] = useState('');
  const [creating, setCreating] = useState(false);
  const { pathname } = useLocation();
  const asked = useEndpoint(listSiteLists, { mine: true });
  const term = typed.trim().toLowerCase();
  const matches = (list: { listName: string }) => list.listName.toLowerCase().includes(term);
  return (
    <>
      <chakra.div display="flex" alignItems="center" ps="1.5">
        <chakra.p flex="1" textStyle="small" color="fg.muted" fontWeight="medium">
          {messages.lists}
        </chakra.p>
        <IconButton
          size="sm"
          label={messages.create}
          icon={<Plus size={16} />}
          onClick={() => setCreating(true)}
        />
      </chakra.div>
      {(asked.data?.lists.length ?? 0) > 0 && (
        <Control
          type="search"
          aria-label={messages.search}
          placeholder={messages.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return;
            event.preventDefault();
            setTyped('');
          }}
        />
      )}
      <Loaded
        line
        query={asked}
        skeleton={
          <chakra.div p="1.5">
            <SkeletonLines lines={3} height="5" />
          </chakra.div>
        }
        failed={messages.failed}
        empty={
          <chakra.p px="1.5" py="1" textStyle="small" color="fg.muted">
            {asked.data?.lists.length === 0 ? messages.none : messages.noMatch}
          </chakra.p>
        }
        isEmpty={({ lists }) => !lists.some(matches)}
      >
        {({ lists }) => (
          <chakra.ul aria-label={messages.lists} maxH="64" overflowY="auto">
            {lists.filter(matches).map((list) => (
              <li key={list.id}>
                <Tooltip text={list.listName} off={list.listName.length <= LONG_NAME}>
                  <RowLink
                    to={`/list/${list.id}`}
                    aria-current={pathname === `/list/${list.id}` ? 'page' : undefined}
                  >
                    <chakra.span truncate>{list.listName}</chakra.span>
                  </RowLink>
                </Tooltip>
              </li>
            ))}
          </chakra.ul>
        )}
      </Loaded>
      {creating && <CreateDialog close={() => setCreating(false)} />}
    </>
  );
}

const RowLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '8',
    px: '1.5',
    borderRadius: 'md',
    color: 'fg',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'medium' },
  },
});
