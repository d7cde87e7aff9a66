import {
  type Criterion,
  criterionLetter,
  MAX_CRITERIA,
  MAX_CRITERION,
} from '@contract/consultation/ground/documents/blocks/quote/schema.ts';
import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { HeldText } from '../../../../forms/held.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { Advice, useBlockField } from '../block-fields.tsx';
import { ItemMoves } from '../item-moves.tsx';
import { blockEditorMessages } from '../messages.ts';
import { itemKeys, useItemList } from '../use-item-list.ts';
import { quoteEditorMessages as messages } from './messages.ts';

interface CriterionListProps {
  criteria: readonly Criterion[];
  change: (criteria: Criterion[]) => void;
}

/** The criteria of a policy, each with the letter by which it is cited. */
export function CriterionList({ criteria, change }: CriterionListProps) {
  const { id } = useBlockField('criteria');
  const { list, said, add, move, remove } = useItemList({
    items: criteria,
    most: MAX_CRITERIA,
    make: () => ({ id: crypto.randomUUID(), text: '' }),
    change,
    moved: (place) => messages.criterionMoved(criterionLetter(place - 1)),
  });
  return (
    <chakra.fieldset id={id} tabIndex={-1} minW="0">
      <chakra.legend fontWeight="medium">{messages.criteria}</chakra.legend>
      <chakra.p color="fg.muted" textStyle="small" mb="1">
        {messages.criteriaHint}
      </chakra.p>
      <chakra.ol ref={list} display="grid" gap="1.5">
        {criteria.map((criterion, place) => (
          <CriterionField
            key={criterion.id}
            criterion={criterion}
            place={place}
            isLast={place === criteria.length - 1}
            change={(text) => change(criteria.with(place, { ...criterion, text }))}
            add={() => add(place + 1)}
            move={(by) => move(place, place + by)}
            remove={() => remove(place)}
          />
        ))}
      </chakra.ol>
      <Button
        mt="2"
        size="sm"
        variant="outline"
        icon={<Plus size={14} />}
        disabled={criteria.length >= MAX_CRITERIA}
        onClick={() => add(criteria.length)}
      >
        {messages.addCriterion}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </chakra.fieldset>
  );
}

interface CriterionFieldProps {
  criterion: Criterion;
  place: number;
  isLast: boolean;
  change: (text: string) => void;
  /** Adds one after it. */
  add: () => void;
  move: (by: 1 | -1) => void;
  remove: () => void;
}

function CriterionField(props: CriterionFieldProps) {
  const { criterion, place, isLast, change, add, move, remove } = props;
  const { id, advice } = useBlockField(`criteria.${place}.text`);
  const letter = criterionLetter(place);
  const name = messages.criterionName(letter);
  return (
    <li data-item={criterion.id}>
      <chakra.div display="flex" alignItems="start" gap="1">
        <chakra.span w="6" pt="1.5" textAlign="end" color="fg.muted" aria-hidden>
          {`${letter}.`}
        </chakra.span>
        <HeldText
          id={id}
          aria-label={messages.criterion(letter)}
          aria-describedby={advice ? `${id}-advice` : undefined}
          py="1.5"
          rows={2}
          most={MAX_CRITERION}
          value={criterion.text}
          change={change}
          onKeyDown={itemKeys({ add, move })}
        />
        <ItemMoves name={name} place={place} isLast={isLast} move={move} />
        <IconButton
          size="sm"
          label={blockEditorMessages.remove(name)}
          icon={<X size={14} />}
          onClick={remove}
        />
      </chakra.div>
      <Advice id={`${id}-advice`} words={advice} />
    </li>
  );
}
