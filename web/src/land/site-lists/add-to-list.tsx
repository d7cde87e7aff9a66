import { ListPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Permitted } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { AddToListChoice } from './add-to-list-choice.tsx';
import { listPanelMessages as messages } from './messages.ts';

/** Adds the page's site to an existing list or a new one. */
export function AddToList() {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Permitted unit="site-lists" actions={['write']}>
        <Button
          ref={anchor}
          variant="outline"
          icon={<ListPlus size={16} />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {messages.addTo}
        </Button>
      </Permitted>
      {open && (
        <Popover anchor={anchor} label={messages.addToTitle} onClose={() => setOpen(false)}>
          <AddToListChoice close={() => setOpen(false)} />
        </Popover>
      )}
    </>
  );
}
