import type { Letter } from '@contract/land/correspondence/contract.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { LetterSteps } from './letter-steps.tsx';
import { correspondencePanelMessages as messages } from './messages.ts';

interface LetterItemProps {
  letter: Letter;
  edit?: () => void;
  remove?: () => void;
}

/** One letter; those who may edit can change and remove it. */
export function LetterItem({ letter, edit, remove }: LetterItemProps) {
  const { eventName, correspondenceName, text } = letter;
  const received = longDate(letter.receivedDate);
  return (
    <chakra.li display="flex" alignItems="flex-start" gap="2">
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="medium">
          {eventName}
          {correspondenceName && (
            <chakra.span fontWeight="normal">, {correspondenceName}</chakra.span>
          )}
        </chakra.p>
        <LetterSteps letter={letter} />
        {text && (
          <chakra.div mt="1">
            <LongText>{text}</LongText>
          </chakra.div>
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
