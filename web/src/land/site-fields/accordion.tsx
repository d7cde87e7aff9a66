import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useSite } from '../ground/sites/site-context.tsx';
import { hasDraft } from './use-cell-edit.ts';

/** Content behind a button; open on paper, and while something typed in it is unsaved. */
export function Accordion({
  title,
  columns,
  children,
}: {
  title: string;
  /** The columns that can be edited in it. */
  columns: string[];
  children: ReactNode;
}) {
  const { siteId, scenario } = useSite();
  const [open, setOpen] = useState(() =>
    columns.some((column) => hasDraft(siteId, scenario, column)),
  );
  const id = useId();
  return (
    <Box>
      <chakra.h3>
        <Disclosure
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ChevronRight size={16} aria-hidden />
          {title}
        </Disclosure>
      </chakra.h3>
      <Body id={id} data-open={open || undefined}>
        {children}
      </Body>
    </Box>
  );
}

const Box = chakra('section', { base: { borderWidth: '1px', borderRadius: 'md' } });
const Disclosure = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: { base: '11', md: '10' },
    px: '3',
    py: '1.5',
    fontWeight: 'semibold',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
    '& svg': { transition: 'transform 0.12s', flexShrink: 0 },
    '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
  },
});
const Body = chakra('div', {
  base: {
    display: 'none',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    px: '3',
    pb: '3',
    '&[data-open]': { display: 'grid' },
    _print: { display: 'grid' },
  },
});
