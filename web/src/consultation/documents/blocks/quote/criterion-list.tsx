import {
  type Criterion,
  criterionLetter,
  MAX_CRITERIA,
  MAX_CRITERION,
} from '@contract/consultation/ground/documents/blocks/quote/schema.ts';
import { chakra } from '@chakra-ui/react';
import { HeldText } from '../../../../forms/held.tsx';
import { OrderedList } from '../../../../ui/ordered-list/ordered-list.tsx';
import type { RowParts } from '../../../../ui/ordered-list/ordered-row.tsx';
import { rowKeys } from '../../../../ui/ordered-list/row-keys.ts';
import { Advice, useBlockField, useHeldAs } from '../block-fields.tsx';
import { useListChange } from '../use-list-change.ts';
import { quoteEditorMessages as messages } from './messages.ts';

interface CriterionListProps {
  criteria: readonly Criterion[];
  change: (criteria: Criterion[]) => void;
}

const ownField = ({ id }: Criterion) => `criteria.${id}.`;
const emptyCriterion = (): Criterion => ({ id: crypto.randomUUID(), text: '' });

/** The criteria of a policy, each with the letter by which it is cited. */
export function CriterionList({ criteria, change }: CriterionListProps) {
  const { id } = useBlockField('criteria');
  const changeList = useListChange(change, ownField);
  return (
    <chakra.fieldset id={id} tabIndex={-1} minW="0">
      <chakra.legend fontWeight="medium">{messages.criteria}</chakra.legend>
      <chakra.p color="fg.muted" textStyle="small" mb="1">
        {messages.criteriaHint}
      </chakra.p>
      <OrderedList
        gap="1.5"
        items={criteria}
        keyOf={({ id: criterionId }) => criterionId}
        nameOf={(_, place) => messages.criterion(criterionLetter(place))}
        change={changeList}
        max={MAX_CRITERIA}
        add={{ label: messages.addCriterion, make: emptyCriterion }}
        render={(criterion, parts) => (
          <CriterionField
            criterion={criterion}
            parts={parts}
            change={(text) => change(criteria.with(parts.place, { ...criterion, text }))}
          />
        )}
      />
    </chakra.fieldset>
  );
}

interface CriterionFieldProps {
  criterion: Criterion;
  parts: RowParts;
  change: (text: string) => void;
}

function CriterionField({ criterion, parts, change }: CriterionFieldProps) {
  const { place, handle, arrows, remove } = parts;
  const { id, advice } = useBlockField(`criteria.${place}.text`);
  const heldAs = useHeldAs(`${ownField(criterion)}text`);
  const letter = criterionLetter(place);
  return (
    <>
      <chakra.div display="flex" alignItems="start" gap="1">
        {handle}
        <chakra.span w="6" pt="1.5" textAlign="end" color="fg.muted" aria-hidden>
          {`${letter}.`}
        </chakra.span>
        <HeldText
          id={id}
          heldAs={heldAs}
          aria-label={messages.criterion(letter)}
          aria-describedby={advice ? `${id}-advice` : undefined}
          py="1.5"
          rows={2}
          most={MAX_CRITERION}
          value={criterion.text}
          change={change}
          onKeyDown={rowKeys(parts)}
        />
        {arrows}
        {remove}
      </chakra.div>
      <Advice id={`${id}-advice`} words={advice} />
    </>
  );
}
