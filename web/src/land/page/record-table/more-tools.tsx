import { chakra } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { recordTableMessages as messages } from '../../../records/record-table/messages.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Popover } from '../../../ui/popover.tsx';

/** On phones tools stand behind one button. */
export function MoreTools({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={anchor}
        variant="outline"
        label={messages.moreTools}
        icon={<Ellipsis size={16} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Popover anchor={anchor} onClose={() => setOpen(false)} label={messages.moreTools}>
          <chakra.div p="4" display="grid" gap="2">
            {children}
          </chakra.div>
        </Popover>
      )}
    </>
  );
}
