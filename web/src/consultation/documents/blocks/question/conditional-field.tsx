import {
  MAX_FURTHER_TITLE,
  type QuestionShape,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { dropHeld, HeldControl } from '../../../../forms/held.tsx';
import { chakra } from '@chakra-ui/react';
import { SelectControl } from '../../../../ui/control.tsx';
import { BlockField, useHeldAs } from '../block-fields.tsx';
import { TickField } from '../tick-field.tsx';
import { questionEditorMessages as messages } from './messages.ts';

interface ConditionalFieldProps {
  at: string;
  /** The same with ids in place of numbers. */
  own: string;
  asked: QuestionShape;
  set: (part: Pick<QuestionShape, 'conditional'>) => void;
}

/** Who chooses a certain option is asked for more, in their own words. */
export function ConditionalField({ at, own, asked, set }: ConditionalFieldProps) {
  const { conditional, options } = asked;
  const heldAs = useHeldAs(`${own}conditional.title`);
  const first = options[0]?.id;
  if (!conditional && first === undefined) return null;
  return (
    <chakra.div display="grid" gap="2">
      <TickField
        field={`${at}conditional`}
        label={messages.conditional}
        value={conditional !== null}
        change={(isOn) => {
          if (!isOn) dropHeld(heldAs);
          set({
            conditional:
              isOn && first !== undefined
                ? { if: first, title: messages.conditionalPlaceholder }
                : null,
          });
        }}
      />
      {conditional && (
        <chakra.div display="grid" gap="3" ps="6" gridTemplateColumns={{ md: '1fr 1fr' }}>
          <BlockField field={`${at}conditional.if`} label={messages.conditionalIf}>
            {(parts) => (
              <SelectControl
                {...parts}
                value={conditional.if}
                onChange={({ target }) =>
                  set({ conditional: { ...conditional, if: target.value } })
                }
              >
                {!options.some(({ id }) => id === conditional.if) && (
                  <option value={conditional.if}>{messages.chooseOption}</option>
                )}
                {options.map(({ id, title }, place) => (
                  <option key={id} value={id}>
                    {title || messages.option(place + 1)}
                  </option>
                ))}
              </SelectControl>
            )}
          </BlockField>
          <BlockField field={`${at}conditional.title`} label={messages.conditionalTitle}>
            {(parts) => (
              <HeldControl
                {...parts}
                heldAs={heldAs}
                most={MAX_FURTHER_TITLE}
                placeholder={messages.conditionalPlaceholder}
                value={conditional.title}
                change={(text) => set({ conditional: { ...conditional, title: text } })}
              />
            )}
          </BlockField>
          <TickField
            field={`${at}conditional.isRequired`}
            label={messages.conditionalRequired}
            value={conditional.isRequired ?? false}
            change={(isRequired) => set({ conditional: { ...conditional, isRequired } })}
          />
        </chakra.div>
      )}
    </chakra.div>
  );
}
