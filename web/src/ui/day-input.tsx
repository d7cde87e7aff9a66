import { shortDate } from '@contract/platform/dates/long-date.ts';
import { readDay } from '@contract/platform/dates/read-day.ts';
import { type ComponentProps, useState } from 'react';
import { Control } from './control.tsx';
import { DateControl } from './date-control.tsx';

interface DayInputProps extends Omit<ComponentProps<typeof Control>, 'value' | 'onChange' | 'ref'> {
  label: string;
  /** yyyy-mm-dd, or '' for none; undefined while what is typed is not a day. */
  day: string | undefined;
  changeDay: (day: string | undefined) => void;
}

/** A compact input for a day: typed in any of the usual forms, or chosen from the calendar. */
export function DayInput({ label, day, changeDay, ...control }: DayInputProps) {
  const [typed, setTyped] = useState(shortDate(day ?? ''));
  const [seen, setSeen] = useState(day);
  if (day !== seen) {
    setSeen(day);
    // Set from outside, for instance by a saved search: drops what was typed.
    if (day !== dayIn(typed)) setTyped(shortDate(day ?? ''));
  }
  const type = (text: string) => {
    setTyped(text);
    changeDay(dayIn(text));
  };
  return (
    <DateControl label={label} typed={typed} onType={type}>
      <Control
        {...control}
        aria-label={label}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(shortDate(dayIn(typed) ?? typed))}
      />
    </DateControl>
  );
}

const dayIn = (text: string) => (text.trim() === '' ? '' : readDay(text));
