import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { useCombobox } from '../../ui/combobox/use-combobox.ts';
import { gazetteerMessages as messages } from './messages.ts';
import type { FoundPlace } from './place-source.ts';

interface PlaceListProps {
  box: Pick<ReturnType<typeof useCombobox>, 'active' | 'list' | 'option'>;
  places: FoundPlace[];
  choose: (place: FoundPlace) => void;
}

/** The places under the box; the focus stays in the box. */
export function PlaceList({ box, places, choose }: PlaceListProps) {
  const { active } = box;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <List
      ref={list}
      id={box.list.id}
      role="listbox"
      aria-label={messages.places}
      onPointerDown={(event) => event.preventDefault()}
    >
      {places.map((place, index) => (
        <Line
          key={place.id}
          {...box.option(index)}
          aria-selected={index === active}
          onClick={() => choose(place)}
        >
          <chakra.span flex="1" minW="0" overflowWrap="anywhere">
            {place.label}
            {place.detail && (
              <chakra.span display="block" color="fg.muted" textStyle="small">
                {place.detail}
              </chakra.span>
            )}
          </chakra.span>
          <chakra.span color="fg.muted" textStyle="small">
            {messages.kinds[place.kind]}
          </chakra.span>
        </Line>
      ))}
      {places.some(({ isNational }) => isNational) && (
        <chakra.p px="3" py="1.5" color="fg.muted" textStyle="small" role="presentation">
          {messages.attribution}
        </chakra.p>
      )}
    </List>
  );
}

const List = chakra('div', {
  base: {
    position: 'absolute',
    left: '0',
    minW: 'full',
    w: '64',
    maxW: 'calc(100vw - 24px)',
    top: 'calc(100% + 4px)',
    // Height of the dropdown and of its items (specification 002 section 9).
    maxH: 'min(300px, 50vh)',
    overflowY: 'auto',
    py: '1',
    bg: 'bg.panel',
    borderRadius: 'md',
    boxShadow: 'floating',
    zIndex: '3',
  },
});
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '40px',
    px: '3',
    py: '1.5',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _selected: { bg: 'accent.subtle' },
  },
});
