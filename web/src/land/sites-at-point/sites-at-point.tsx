import { chakra } from '@chakra-ui/react';
import { ClickedList } from '../../map/clicked-list.tsx';
import { usePointing, useSearchModel } from '../ground/search/search-model.tsx';
import { sharedSiteMessages } from '../ground/sites/messages.ts';
import { sitesAtPointMessages as messages } from './messages.ts';
import type { Overlapped } from './use-picking.ts';

/** Goes inside the map where several sites were clicked: each has a button that pins it. */
export function SitesAtPoint({
  overlapped: { sites, at },
  pin,
  close,
}: {
  overlapped: Overlapped;
  pin: (siteId: number) => void;
  close: () => void;
}) {
  const { state } = useSearchModel();
  const { setHovered } = usePointing();
  return (
    <ClickedList title={messages.title(sites.length)} ids={sites} at={at} close={close}>
      {sites.map((id) => (
        <li key={id}>
          <Row
            type="button"
            aria-pressed={state.site === id}
            onPointerEnter={() => setHovered(id)}
            onPointerLeave={() => setHovered(undefined)}
            onFocus={() => setHovered(id)}
            onBlur={() => setHovered(undefined)}
            onClick={() => pin(id)}
          >
            {sharedSiteMessages.site(id)}
          </Row>
        </li>
      ))}
    </ClickedList>
  );
}

const Row = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    minH: '8',
    px: '3',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { bg: 'bg.muted', outlineOffset: '-2px' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'medium' },
  },
});
