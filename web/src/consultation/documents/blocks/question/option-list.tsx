import {
  MAX_OPTIONS,
  type QuestionOption,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { Advice, useBlockField } from '../block-fields.tsx';
import { useItemList } from '../use-item-list.ts';
import { questionEditorMessages as messages } from './messages.ts';
import { OptionFields } from './option-fields.tsx';

interface OptionListProps {
  /** Where the question stands in the block's content. */
  at: string;
  options: readonly QuestionOption[];
  /** In a list to choose from neither descriptions nor pictures are seen. */
  areWordsAlone?: boolean;
  change: (options: QuestionOption[]) => void;
}

const emptyOption = (): QuestionOption => ({
  id: crypto.randomUUID(),
  title: '',
  description: '',
  imageFileId: null,
  imageUrl: '',
});

/** The options of a question: Enter adds the next one, arrows beside each put it in order. */
export function OptionList({ at, options, areWordsAlone = false, change }: OptionListProps) {
  const { id, advice } = useBlockField(`${at}options`);
  const { list, said, add, move, remove } = useItemList({
    items: options,
    most: MAX_OPTIONS,
    make: emptyOption,
    change,
    moved: messages.optionMoved,
  });
  return (
    <chakra.fieldset id={id} tabIndex={-1}>
      <chakra.legend fontWeight="medium" mb="1">
        {messages.options}
      </chakra.legend>
      <chakra.ol ref={list} display="grid" gap="1.5">
        {options.map((option, place) => (
          <OptionFields
            key={option.id}
            at={at}
            place={place}
            option={option}
            isWordsAlone={areWordsAlone}
            isLast={place === options.length - 1}
            change={(next) => change(options.with(place, next))}
            add={() => add(place + 1)}
            move={(by) => move(place, place + by)}
            remove={() => remove(place)}
          />
        ))}
      </chakra.ol>
      <Advice id={`${id}-advice`} words={advice} />
      <Button
        mt="2"
        size="sm"
        variant="outline"
        icon={<Plus size={14} />}
        disabled={options.length >= MAX_OPTIONS}
        onClick={() => add(options.length)}
      >
        {messages.addOption}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </chakra.fieldset>
  );
}
