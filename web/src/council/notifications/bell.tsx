import { viewNotifications } from '@calls/council/notifications/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Bell as BellIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { IconButton } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { notificationMessages as messages } from './messages.ts';
import { NotificationsPanel } from './panel.tsx';
import { useNotifications } from './use-notifications.ts';

/** The bell with its count; closing the panel after opening it marks everything as viewed. */
export default function Bell() {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const notifications = useNotifications();
  const view = useAction(viewNotifications, { failure: messages.viewedFailed });
  const unseen = (notifications.data ?? []).filter((each) => !each.viewed);
  const close = () => {
    setOpen(false);
    if (unseen.length > 0) void view.run({ ids: unseen.map((each) => each.id) });
  };
  return (
    <chakra.span position="relative" display="inline-flex">
      <IconButton
        ref={anchor}
        label={unseen.length > 0 ? messages.unseen(unseen.length) : messages.open}
        icon={<BellIcon size={20} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
      />
      {unseen.length > 0 && <Count aria-hidden>{unseen.length > 99 ? '99+' : unseen.length}</Count>}
      {open && (
        <Popover anchor={anchor} onClose={close} label={messages.title} width="96">
          <NotificationsPanel notifications={notifications} onLeave={close} />
        </Popover>
      )}
    </chakra.span>
  );
}

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '-2px',
    right: '-2px',
    minW: '4',
    px: '1',
    borderRadius: 'full',
    bg: 'fg.error',
    color: 'bg.panel',
    fontSize: '10px',
    lineHeight: '16px',
    textAlign: 'center',
    pointerEvents: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
});
