import { type ComponentProps, useState } from 'react';
import { CountedControl, CountedTextControl } from '../ui/counted.tsx';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';

interface HeldProps {
  /** Under which a text that is too long stays in this tab. */
  id: string;
  value: string;
  /** Characters that may be kept. */
  most: number;
  /** Hears of every text that may be kept. */
  change: (text: string) => void;
}
type Of<Field extends typeof CountedControl | typeof CountedTextControl> = HeldProps &
  Omit<ComponentProps<Field>, 'onChange'>;

/** A line that is saved by itself: what is too long is not handed on, and stays in its field until it is shortened. */
export const HeldControl = ({ change, ...field }: Of<typeof CountedControl>) => (
  <CountedControl {...field} {...useHeld({ ...field, change })} />
);

/** The same of several lines. */
export const HeldText = ({ change, ...field }: Of<typeof CountedTextControl>) => (
  <CountedTextControl {...field} {...useHeld({ ...field, change })} />
);

/** The value that is shown, and what hears of typing. */
function useHeld({ id, value, most, change }: HeldProps) {
  const key = `too long:${id}`;
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
