import { chakra } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useWidthClass } from '../../ui/use-width.ts';
import { mapMessages as messages } from '../messages.ts';
import type { ToolColumns } from './map-tool.ts';
import { ToolButton, ToolFace } from './tool-button.tsx';

/** White 40 px buttons at the top right; phones have the first column, and the others on request. */
export function Toolbar({ columns }: { columns: ToolColumns }) {
  const phone = useWidthClass() === 'mobile';
  const [more, setMore] = useState(false);
  const [first, ...others] = columns;
  const folded = phone && others.length > 0;
  const shown = folded && !more ? [first ?? []] : columns;
  return (
    <Corner
      role="group"
      aria-label={messages.tools}
      data-screen-only
      data-below-search={(folded && more) || undefined}
    >
      {shown.map((column, index) => (
        <Column key={column[0]?.id}>
          {column.map((tool) => (
            <ToolButton key={tool.id} tool={tool} />
          ))}
          {index === 0 && folded && (
            <ToolFace
              label={more ? messages.fewerTools : messages.moreTools}
              icon={<Ellipsis size={20} />}
              aria-expanded={more}
              onClick={() => setMore(!more)}
            />
          )}
        </Column>
      ))}
    </Corner>
  );
}

/** From the right edge inwards; clicks between the columns go to the map. */
const Corner = chakra('div', {
  base: {
    position: 'absolute',
    top: '3',
    // Clear of panels that a page lays over its map.
    right: 'calc(12px + var(--map-right, 0px))',
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'flex-start',
    gap: '2',
    pointerEvents: 'none',
    zIndex: '2',
    // A phone has no room for all of them beside the place search.
    '&[data-below-search]': { top: '16' },
  },
});
const Column = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    borderRadius: 'md',
    boxShadow: 'floating',
    overflow: 'hidden',
    pointerEvents: 'auto',
    _empty: { display: 'none' },
  },
});
