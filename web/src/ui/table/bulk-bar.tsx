import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { tableMessages as messages } from './messages.ts';

interface BulkBarProps {
  count: number;
  clear: () => void;
  /** px from the left that stay free for the box in the head. */
  left: number;
  children: ReactNode;
}

/** What can be done to the selected rows, where the head was. */
export function BulkBar({ count, clear, left, children }: BulkBarProps) {
  return (
    <Bar style={{ insetInlineStart: left }}>
      <chakra.span role="status" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {messages.selected(count.toLocaleString('en-GB'))}
      </chakra.span>
      <IconButton label={messages.clear} icon={<X size={16} />} onClick={clear} />
      {children}
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineEnd: '0',
    zIndex: '4',
    minH: '52px',
    px: '3',
    display: 'flex',
    // On a phone one line that scrolls: several would lie over the first rows.
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    whiteSpace: { base: 'nowrap', md: 'normal' },
    '& > *': { flexShrink: { base: 0, md: 1 } },
    alignItems: 'center',
    gap: '2',
    bg: 'bg.muted',
    borderBottomWidth: '1px',
  },
});
