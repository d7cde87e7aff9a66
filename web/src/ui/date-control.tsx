import { longDate } from '@contract/platform/dates/long-date.ts';
import { readDay } from '@contract/platform/dates/read-day.ts';
import { chakra } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './button.tsx';
import { uiMessages as messages } from './messages.ts';

interface DateControlProps {
  label: string;
  typed: string;
  onType: (typed: string) => void;
  /** The input for the day. */
  children: ReactNode;
}

/** A day, typed in any of the usual forms or chosen from the browser's calendar. */
export function DateControl({ label, typed, onType, children }: DateControlProps) {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <chakra.div
      position="relative"
      css={{ '& > input:first-child': { pe: { base: '11', md: '9' } } }}
    >
      {children}
      <Calendar
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={readDay(typed) ?? ''}
        onChange={(event) => onType(longDate(event.target.value))}
      />
      <IconButton
        size="sm"
        h={{ base: '11', md: '7' }}
        minW={{ base: '11', md: '7' }}
        tabIndex={-1}
        label={messages.chooseDay(label)}
        icon={<CalendarDays size={16} />}
        position="absolute"
        right="2px"
        top="0"
        bottom="0"
        my="auto"
        // The focus stays in the input: leaving it would save.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => calendar.current?.showPicker()}
      />
    </chakra.div>
  );
}

// The anchor of the browser's calendar; never visible.
const Calendar = chakra('input', {
  base: {
    position: 'absolute',
    right: '0',
    bottom: '0',
    w: '1px',
    h: '1px',
    opacity: 0,
    pointerEvents: 'none',
  },
});
