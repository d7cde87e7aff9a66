import {
  MAX_OPTIONS,
  type QuestionOption,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { chakra } from '@chakra-ui/react';
import { OrderedList } from '../../../../ui/ordered-list/ordered-list.tsx';
import { Advice, useBlockField } from '../block-fields.tsx';
import { useListChange } from '../use-list-change.ts';
import { questionEditorMessages as messages } from './messages.ts';
import { OptionFields } from './option-fields.tsx';

interface OptionListProps {
  /** Where the question stands in the block's content. */
  at: string;
  /** The same with ids in place of numbers. */
  own?: string;
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

/** The options of a question: Enter adds the next one, handles and arrows put them in order. */
export function OptionList(props: OptionListProps) {
  const { at, own = at, options, areWordsAlone = false, change } = props;
  const { id, advice } = useBlockField(`${at}options`);
  const ownField = (option: QuestionOption) => `${own}options.${option.id}.`;
  const changeList = useListChange(change, ownField);
  return (
    <chakra.fieldset id={id} tabIndex={-1}>
      <chakra.legend fontWeight="medium" mb="1">
        {messages.options}
      </chakra.legend>
      <OrderedList
        gap="1.5"
        items={options}
        keyOf={({ id: optionId }) => optionId}
        nameOf={({ title }, place) => messages.optionName(place + 1, title)}
        change={changeList}
        max={MAX_OPTIONS}
        add={{ label: messages.addOption, make: emptyOption }}
        render={(option, parts) => (
          <OptionFields
            at={at}
            own={ownField(option)}
            option={option}
            parts={parts}
            isWordsAlone={areWordsAlone}
            change={(next) => change(options.with(parts.place, next))}
          />
        )}
      />
      <Advice id={`${id}-advice`} words={advice} />
    </chakra.fieldset>
  );
}
