import { HeldControl, HeldText } from '../../../../forms/held.tsx';
import {
  type QuestionOption,
  MAX_OPTION_DESCRIPTION,
  MAX_OPTION_TITLE,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Ellipsis, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../../../ui/button.tsx';
import { Advice, BlockField, useBlockField } from '../block-fields.tsx';
import { blockEditorMessages } from '../messages.ts';
import { questionEditorMessages as messages } from './messages.ts';
import { OptionPicture } from './option-picture.tsx';

interface OptionFieldsProps {
  at: string;
  place: number;
  option: QuestionOption;
  /** Its description and picture are not seen. */
  isWordsAlone: boolean;
  isLast: boolean;
  change: (option: QuestionOption) => void;
  /** Adds one after it. */
  add: () => void;
  move: (by: 1 | -1) => void;
  remove: () => void;
}

/** One option: what it says, its place, and on demand its description and picture. */
export function OptionFields(props: OptionFieldsProps) {
  const { at, place, option, isWordsAlone, isLast, change, add, move, remove } = props;
  const field = `${at}options.${place}`;
  const { id, advice } = useBlockField(`${field}.title`);
  const [isOpen, setOpen] = useState(false);
  const name = messages.optionName(place + 1, option.title);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      add();
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(event.key === 'ArrowUp' ? -1 : 1);
    }
  };
  return (
    <li data-option={option.id}>
      <chakra.div display="flex" alignItems="center" gap="1">
        <HeldControl
          id={id}
          aria-label={messages.option(place + 1)}
          aria-describedby={advice ? `${id}-advice` : undefined}
          most={MAX_OPTION_TITLE}
          value={option.title}
          change={(text) => change({ ...option, title: text })}
          onKeyDown={onKeyDown}
        />
        <IconButton
          size="sm"
          label={blockEditorMessages.up(name)}
          icon={<ArrowUp size={14} />}
          aria-disabled={place === 0 || undefined}
          opacity={place === 0 ? 0.5 : 1}
          onClick={() => move(-1)}
        />
        <IconButton
          size="sm"
          label={blockEditorMessages.down(name)}
          icon={<ArrowDown size={14} />}
          aria-disabled={isLast || undefined}
          opacity={isLast ? 0.5 : 1}
          onClick={() => move(1)}
        />
        {!isWordsAlone && (
          <IconButton
            size="sm"
            label={messages.more(place + 1)}
            icon={<Ellipsis size={14} />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <IconButton
          size="sm"
          label={blockEditorMessages.remove(name)}
          icon={<X size={14} />}
          onClick={remove}
        />
      </chakra.div>
      <Advice id={`${id}-advice`} words={advice} />
      {isOpen && !isWordsAlone && (
        <chakra.div display="grid" gap="3" ps="4" py="2" borderStartWidth="1px" mt="1">
          <BlockField
            field={`${field}.description`}
            label={messages.optionDescription(place + 1)}
            optional
          >
            {(parts) => (
              <HeldText
                {...parts}
                py="1.5"
                rows={2}
                most={MAX_OPTION_DESCRIPTION}
                value={option.description}
                change={(text) => change({ ...option, description: text })}
              />
            )}
          </BlockField>
          <OptionPicture field={field} place={place} option={option} change={change} />
        </chakra.div>
      )}
    </li>
  );
}
