import type { Letter } from '@contract/correspondence/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../ui/button.tsx';
import { dayWords } from './day-words.ts';
import { messages } from './messages.ts';

interface LetterItemProps {
  letter: Letter;
  edit?: () => void;
  remove?: () => void;
}

/** One letter, to read; who may edit changes and removes it. */
export function LetterItem({ letter, edit, remove }: LetterItemProps) {
  const { eventName, correspondenceName, text } = letter;
  const received = dayWords(letter.receivedDate);
  const dates = [
    [messages.letter, letter.letterDate],
    [messages.received, letter.receivedDate],
    [messages.acknowledged, letter.acknowledgeDate],
    [messages.deadline, letter.responseDeadline],
  ] as const;
  return (
    <chakra.li display="flex" alignItems="flex-start" gap="2">
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="medium">
          {eventName}
          {correspondenceName && (
            <chakra.span fontWeight="normal">, {correspondenceName}</chakra.span>
          )}
        </chakra.p>
        <Dates>
          {dates.map(
            ([label, day]) =>
              day && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <time dateTime={day}>{dayWords(day)}</time>
                  </dd>
                </div>
              ),
          )}
        </Dates>
        {text && (
          <chakra.p mt="1" whiteSpace="pre-line">
            {text}
          </chakra.p>
        )}
      </chakra.div>
      {edit && remove && (
        <chakra.span display="flex">
          <IconButton
            size="sm"
            label={messages.edit(eventName, received)}
            icon={<Pencil size={14} />}
            onClick={edit}
          />
          <IconButton
            size="sm"
            label={messages.remove(eventName, received)}
            icon={<Trash2 size={14} />}
            onClick={remove}
          />
        </chakra.span>
      )}
    </chakra.li>
  );
}

const Dates = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    textStyle: 'small',
    color: 'fg.muted',
    '& > div': { display: 'flex', gap: '1' },
  },
});
