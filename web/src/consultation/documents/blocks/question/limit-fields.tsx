import { DEFAULT_MAX_LENGTH } from '@contract/consultation/ground/documents/blocks/question/limits.ts';
import {
  orientations,
  MAX_ANSWER_LENGTH,
  type QuestionShape,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { chakra } from '@chakra-ui/react';
import { SelectControl } from '../../../../ui/control.tsx';
import { BlockField } from '../block-fields.tsx';
import { questionEditorMessages as messages } from './messages.ts';
import { NumberField } from './number-field.tsx';

interface LimitFieldsProps {
  at: string;
  asked: QuestionShape;
  set: (
    part: Partial<Pick<QuestionShape, 'orientation' | 'minSelected' | 'maxSelected' | 'maxLength'>>,
  ) => void;
}

/** How the options stand, how many are chosen, and how long an answer is. */
export function LimitFields({ at, asked, set }: LimitFieldsProps) {
  const { questionType, options } = asked;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="4">
      {(questionType === 'radio' || questionType === 'checkbox') && (
        <BlockField field={`${at}orientation`} label={messages.orientation}>
          {(parts) => (
            <SelectControl
              {...parts}
              w="48"
              value={asked.orientation}
              onChange={({ target }) =>
                set({ orientation: target.value as QuestionShape['orientation'] })
              }
            >
              {orientations.map((each) => (
                <option key={each} value={each}>
                  {messages.orientations[each]}
                </option>
              ))}
            </SelectControl>
          )}
        </BlockField>
      )}
      {questionType === 'checkbox' && (
        <>
          <NumberField
            field={`${at}minSelected`}
            label={messages.minSelected}
            value={asked.minSelected}
            most={options.length}
            placeholder={messages.noLimit}
            change={(minSelected) => set({ minSelected })}
          />
          <NumberField
            field={`${at}maxSelected`}
            label={messages.maxSelected}
            value={asked.maxSelected}
            most={options.length}
            placeholder={messages.noLimit}
            change={(maxSelected) => set({ maxSelected })}
          />
        </>
      )}
      {questionType === 'textarea' && (
        <NumberField
          field={`${at}maxLength`}
          label={messages.maxLength}
          value={asked.maxLength}
          least={1}
          most={MAX_ANSWER_LENGTH}
          placeholder={messages.maxLengthHint(DEFAULT_MAX_LENGTH)}
          change={(maxLength) => set({ maxLength })}
        />
      )}
    </chakra.div>
  );
}
