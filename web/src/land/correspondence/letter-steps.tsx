import type { Letter } from '@contract/land/correspondence/contract.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { CircleCheck, Clock } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { useNow } from '../../ui/use-now.ts';
import { deadlineWords } from './deadline-words.ts';
import { correspondencePanelMessages as messages } from './messages.ts';

/** The stages of a letter: written, received, acknowledged, and the deadline for an answer. */
export function LetterSteps({ letter }: { letter: Letter }) {
  const now = useNow();
  const { letterDate, receivedDate, acknowledgeDate, responseDeadline } = letter;
  const done = [
    [messages.letter, letterDate],
    [messages.received, receivedDate],
    [messages.acknowledged, acknowledgeDate],
  ] as const;
  const left = responseDeadline && deadlineWords(responseDeadline, now);
  return (
    <Steps>
      {done.map(
        ([label, day]) =>
          day && (
            <li key={label}>
              <CircleCheck size={14} aria-hidden />
              {label} <Day day={day} />
            </li>
          ),
      )}
      {acknowledgeDate === null && (
        <li>
          <Clock size={14} aria-hidden />
          {messages.notAcknowledged}
        </li>
      )}
      {responseDeadline && (
        <li>
          <Clock size={14} aria-hidden />
          {messages.deadline} <Day day={responseDeadline} />
          <Badge kind={left === messages.passed ? 'neutral' : 'info'}>{left}</Badge>
        </li>
      )}
    </Steps>
  );
}

const Day = ({ day }: { day: string }) => (
  <chakra.time dateTime={day} color="fg" fontWeight="medium">
    {longDate(day)}
  </chakra.time>
);

const Steps = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    mt: '1',
    textStyle: 'small',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { display: 'flex', alignItems: 'center', gap: '1', minH: '6' },
  },
});
