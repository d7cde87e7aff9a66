import { useId, useRef, useState } from 'react';
import { useCombobox } from '../../ui/combobox/use-combobox.ts';
import type { FoundPlace, LongitudeLatitude, PlaceSource } from './place-source.ts';
import { usePlaces } from './use-places.ts';

/** What is typed into the box of places and found for it, by keyboard and by pointer; a chosen place is gone to. */
export function usePlaceBox(source: PlaceSource, go: (to: LongitudeLatitude) => void) {
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
  const nothing = open && settled && !faulty && places.length === 0 && typed.trim() !== '';
  const has = { list: shown, settled, fault: faulty, nothing };
  return { id, input, box, typed, places, has, type, choose, close };
}
