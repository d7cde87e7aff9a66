import {
  MAX_OPTIONS,
  type QuestionOption,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { Advice, useBlockField } from '../block-fields.tsx';
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
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState<string>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (wanted === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-option="${wanted}"] input`)?.focus();
    setWanted(undefined);
  }, [wanted, options]);
  const add = (place: number) => {
    if (options.length >= MAX_OPTIONS) return;
    const option = emptyOption();
    change(options.toSpliced(place, 0, option));
    setWanted(option.id);
  };
  const move = (from: number, to: number) => {
    const option = options[from];
    if (!option || to < 0 || to >= options.length) return;
    change(options.toSpliced(from, 1).toSpliced(to, 0, option));
    setSaid(messages.optionMoved(to + 1));
  };
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
            remove={() => {
              change(options.toSpliced(place, 1));
              setWanted((options[place + 1] ?? options[place - 1])?.id);
            }}
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
