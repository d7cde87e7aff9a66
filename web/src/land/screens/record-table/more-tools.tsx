import { chakra } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { recordTableMessages as messages } from '../../../records/record-table/messages.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Popover } from '../../../ui/popover.tsx';

interface MoreToolsProps {
  /** Names the button where there are several. */
  label?: string;
  children: ReactNode;
}

/** On phones tools stand behind one button. */
export function MoreTools({ label = messages.moreTools, children }: MoreToolsProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={anchor}
        variant="outline"
        label={label}
        icon={<Ellipsis size={16} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Popover anchor={anchor} onClose={() => setOpen(false)} label={label}>
          <chakra.div
            p="4"
            display="grid"
            gap="2"
            // The page to which a link leads may be this one.
            onClick={({ target }) => (target as Element).closest('a') && setOpen(false)}
          >
            {children}
          </chakra.div>
        </Popover>
      )}
    </>
  );
}
