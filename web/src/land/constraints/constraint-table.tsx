import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A titled table, or the words for there being nothing in it. */
export function Part({
  title,
  none,
  children,
}: {
  title: string;
  none: string | false;
  children: ReactNode;
}) {
  return (
    <section>
      <chakra.h3 fontWeight="semibold" mb="1">
        {title}
      </chakra.h3>
      {none ? <chakra.p color="fg.muted">{none}</chakra.p> : children}
    </section>
  );
}

const cell = {
  py: '1.5',
  pe: '3',
  verticalAlign: 'top',
  borderBottomWidth: '1px',
  '&[data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '&:last-child': { pe: '0' },
} as const;

export const ConstraintTable = chakra('table', { base: { w: 'full' } });
export const Head = chakra('th', {
  base: {
    ...cell,
    textAlign: 'start',
    textStyle: 'small',
    color: 'fg.muted',
    fontWeight: 'medium',
  },
});
export const Name = chakra('th', {
  base: { ...cell, textAlign: 'start', fontWeight: 'normal', overflowWrap: 'anywhere' },
});
export const TableCell = chakra('td', { base: cell });
