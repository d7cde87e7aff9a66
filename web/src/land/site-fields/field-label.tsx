import { chakra } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { SiteCell } from './cell.ts';
import { siteFieldMessages as messages } from './messages.ts';

/** A field's name, with the council's explanation behind a button. */
export function FieldLabel({ cell: { label, description } }: { cell: SiteCell }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!description) return label;
  const name = messages.about(label);
  return (
    <chakra.span display="flex" alignItems="center" gap="1" my="-1">
      <chakra.span minW="0">{label}</chakra.span>
      <IconButton
        ref={button}
        size="sm"
        h={{ base: '11', md: '7' }}
        minW={{ base: '11', md: '7' }}
        label={name}
        aria-expanded={open}
        icon={<Info size={14} />}
        onClick={() => setOpen(!open)}
        data-screen-only
      />
      {open && (
        <Popover anchor={button} side="below" label={name} onClose={() => setOpen(false)}>
          <chakra.p p="3" overflowWrap="anywhere" whiteSpace="pre-line">
            {description}
          </chakra.p>
        </Popover>
      )}
    </chakra.span>
  );
}
