import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { MapCard } from '../../map/map-card.tsx';
import { underPress } from '../../map/under-press.ts';
import { IconButton } from '../../ui/button.tsx';
import { messages as uiMessages } from '../../ui/messages.ts';
import { usePointing, useSearchModel } from '../search-model.tsx';
import { messages } from './messages.ts';
import type { Overlapped } from './use-picking.ts';

/** Stands inside the map where several sites lie under a press: each has a button that pins it. */
export function OverlappedSites({
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
  const list = useRef<HTMLUListElement>(null);
  const heading = useId();
  useEffect(() => {
    list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [sites]);
  return (
    <MapCard
      at={at}
      place={underPress}
      close={close}
      role="group"
      aria-labelledby={heading}
      style={{ minWidth: 160, maxHeight: 200 }}
    >
      <chakra.div display="flex" alignItems="center" ps="3" borderBottomWidth="1px">
        <chakra.p id={heading} flex="1" fontWeight="semibold">
          {messages.title(sites.length)}
        </chakra.p>
        <IconButton size="sm" label={uiMessages.close} icon={<X size={14} />} onClick={close} />
      </chakra.div>
      <chakra.ul ref={list} py="1" overflow="auto">
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
              {messages.site(id)}
            </Row>
          </li>
        ))}
      </chakra.ul>
    </MapCard>
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
