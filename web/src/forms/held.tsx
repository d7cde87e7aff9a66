import { type ComponentProps, useState } from 'react';
import { CountedControl, CountedTextControl } from '../ui/counted.tsx';
import { draftOf, dropDraft, dropDrafts, keepDraft } from './drafts.ts';

interface HeldProps {
  id: string;
  /** Under which a text that is too long stays in this tab: in a list that of the item, as ids there are those of places. */
  heldAs?: string;
  value: string;
  /** Characters that may be kept. */
  most: number;
  /** Hears of every text that may be kept. */
  change: (text: string) => void;
}
type Of<Field extends typeof CountedControl | typeof CountedTextControl> = HeldProps &
  Omit<ComponentProps<Field>, 'onChange'>;

/** A line that is saved by itself: what is too long is not handed on, and stays in its field until it is shortened. */
export const HeldControl = ({ change, heldAs, ...field }: Of<typeof CountedControl>) => (
  <CountedControl {...field} {...useHeld({ ...field, change, heldAs: heldAs ?? field.id })} />
);

/** The same of several lines. */
export const HeldText = ({ change, heldAs, ...field }: Of<typeof CountedTextControl>) => (
  <CountedTextControl {...field} {...useHeld({ ...field, change, heldAs: heldAs ?? field.id })} />
);

/**
 * Forgets the texts held under names that begin so, as the item to which they belong is removed; gives what puts them
 * back. `path` of their page, since somebody may have left it.
 */
export const dropHeld = (start: string, path?: string) => dropDrafts(keyOf(start), path);

const keyOf = (heldAs: string) => `too long:${heldAs}`;

/** The value that is shown, and what hears of typing. */
function useHeld({ heldAs, value, most, change }: Required<HeldProps>) {
  const key = keyOf(heldAs);
  const [tooLong, setTooLong] = useState(() => draftOf<{ text: string }>(key)?.text);
  return {
    value: tooLong ?? value,
    onChange: ({ target }: { target: { value: string } }) => {
      const text = target.value;
      if (text.length > most) {
        keepDraft(key, { text });
        setTooLong(text);
        return;
      }
      dropDraft(key);
      setTooLong(undefined);
      change(text);
    },
  };
}
