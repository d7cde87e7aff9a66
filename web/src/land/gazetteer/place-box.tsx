import { CountedControl } from '../../ui/counted.tsx';
import { PLACE_TERM_LENGTH } from '@contract/records/search/term-lengths.ts';
import { chakra } from '@chakra-ui/react';
import { MapPin, Search, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useCombobox } from '../../ui/combobox/use-combobox.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { gazetteerMessages as messages } from './messages.ts';
import { PlaceList } from './place-list.tsx';
import type { FoundPlace, PlaceSource, LongitudeLatitude } from './place-source.ts';
import { usePlaces } from './use-places.ts';

/** A combobox over the map: typing lists places, and choosing one moves the map to it. */
export function PlaceBox({
  source,
  go,
}: {
  source: PlaceSource;
  go: (to: LongitudeLatitude) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [lost, setLost] = useState(false);
  const { places, failed, settled } = usePlaces(source, open ? typed : '');
  const shown = open && places.length > 0;
  const faulty = failed || lost;

  const close = () => {
    setOpen(false);
    box.setActive(-1);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(text.trim() !== '');
    box.setActive(-1);
    setLost(false);
  };
  const choose = async (place: FoundPlace) => {
    setTyped(place.label);
    close();
    try {
      go(await source.locate(place));
    } catch {
      setLost(true);
    }
  };
  const box = useCombobox({
    id,
    count: places.length,
    shown,
    show: () => {
      setOpen(typed.trim() !== '');
      return -1;
    },
    enter: (active) => {
      const place = places[Math.max(active, 0)];
      if (shown && place) void choose(place);
      return true;
    },
    escape: () => {
      const isAtWork = open || typed !== '';
      if (open) close();
      else if (isAtWork) type('');
      return isAtWork;
    },
  });
  return (
    <Frame role="search" aria-label={messages.label}>
      <Glass>
        <Search size={16} aria-hidden />
      </Glass>
      <CountedControl
        ref={input}
        {...box.input}
        aria-label={messages.label}
        aria-invalid={faulty || undefined}
        aria-describedby={faulty ? `${id}-fault` : undefined}
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
        {shown && settled ? messages.count(places.length) : ''}
      </VisuallyHidden>
      {shown && <PlaceList box={box} places={places} choose={(each) => void choose(each)} />}
      {faulty && (
        <Said id={`${id}-fault`} role="alert" color="fg.error">
          {messages.failed}
        </Said>
      )}
      {open && settled && !faulty && places.length === 0 && typed.trim() !== '' && (
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
