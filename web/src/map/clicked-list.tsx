import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../ui/button.tsx';
import { uiMessages } from '../ui/messages.ts';
import { MapCard } from './map-card.tsx';
import { placePopup } from './place-popup.ts';

interface ClickedListProps {
  title: string;
  /** Under each new click the first of the list gets the focus. */
  ids: number[];
  /** Where the click was, in the map's own coordinates. */
  at: readonly [number, number];
  close: () => void;
  /** A line for each, with a link or a button. */
  children: ReactNode;
}

const SIZE = { minWidth: 160, maxWidth: 280, maxHeight: 200 };

/** Stands at a click inside the map, and lists what lies under it. */
export function ClickedList({ title, ids, at, close, children }: ClickedListProps) {
  const list = useRef<HTMLUListElement>(null);
  const heading = useId();
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [ids]);
  return (
    <MapCard
      at={at}
      place={placePopup}
      close={close}
      role="group"
      aria-labelledby={heading}
      style={SIZE}
    >
      <chakra.div display="flex" alignItems="center" ps="3" borderBottomWidth="1px">
        <chakra.p id={heading} flex="1" fontWeight="semibold">
          {title}
        </chakra.p>
        <IconButton size="sm" label={uiMessages.close} icon={<X size={14} />} onClick={close} />
      </chakra.div>
      <chakra.ul ref={list} py="1" overflow="auto">
        {children}
      </chakra.ul>
    </MapCard>
  );
}
