import { CountedControl } from '../../ui/counted.tsx';
import { PLACE_TERM_LENGTH } from '@contract/records/search/term-lengths.ts';
import { chakra } from '@chakra-ui/react';
import { MapPin, Search, X } from 'lucide-react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { gazetteerMessages as messages } from './messages.ts';
import { PlaceList } from './place-list.tsx';
import type { LongitudeLatitude, PlaceSource } from './place-source.ts';
import { usePlaceBox } from './use-place-box.ts';

/** A combobox over the map: typing lists places, and choosing one moves the map to it. */
export function PlaceBox({
  source,
  go,
}: {
  source: PlaceSource;
  go: (to: LongitudeLatitude) => void;
}) {
  const { id, input, box, typed, places, has, type, choose, close } = usePlaceBox(source, go);
  return (
    <Frame role="search" aria-label={messages.label}>
      <Glass>
        <Search size={16} aria-hidden />
      </Glass>
      <CountedControl
        ref={input}
        {...box.input}
        aria-label={messages.label}
        aria-invalid={has.fault || undefined}
        aria-describedby={has.fault ? `${id}-fault` : undefined}
        placeholder={messages.placeholder}
        most={PLACE_TERM_LENGTH}
        value={typed}
        minH="10"
        pl="32px"
        pr="36px"
        onChange={(event) => type(event.target.value)}
        onBlur={close}
      />
      {typed !== '' && (
        <Clear
          type="button"
          aria-label={messages.clear}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            type('');
            input.current?.focus();
          }}
        >
          <X size={16} />
        </Clear>
      )}
      <VisuallyHidden role="status">
        {has.list && has.settled ? messages.count(places.length) : ''}
      </VisuallyHidden>
      {has.list && <PlaceList box={box} places={places} choose={(each) => void choose(each)} />}
      {has.fault && (
        <Said id={`${id}-fault`} role="alert" color="fg.error">
          {messages.failed}
        </Said>
      )}
      {has.nothing && (
        <Said role="status">
          <MapPin size={16} aria-hidden /> {source.none}
        </Said>
      )}
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    w: '64',
    maxW: 'full',
    flexShrink: 0,
    borderRadius: 'md',
    boxShadow: 'floating',
    bg: 'bg.panel',
  },
});
const Glass = chakra('span', {
  base: { position: 'absolute', left: '2.5', top: '3', color: 'fg.muted', pointerEvents: 'none' },
});
const Clear = chakra('button', {
  base: {
    position: 'absolute',
    right: '1.5',
    top: '1.5',
    w: '7',
    h: '7',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
});
const Said = chakra('div', {
  base: {
    position: 'absolute',
    left: '0',
    minW: 'full',
    w: '64',
    maxW: 'calc(100vw - 24px)',
    top: 'calc(100% + 4px)',
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    p: '2.5',
    bg: 'bg.panel',
    borderRadius: 'md',
    boxShadow: 'floating',
    textStyle: 'small',
    zIndex: '3',
  },
});
