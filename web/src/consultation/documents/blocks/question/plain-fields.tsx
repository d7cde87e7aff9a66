import { HeldControl, HeldText } from '../../../../forms/held.tsx';
import { DEFAULT_MAX_LENGTH } from '@contract/consultation/ground/documents/blocks/question/limits.ts';
import {
  orientations,
  type PlainQuestion,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { chakra } from '@chakra-ui/react';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { SelectControl } from '../../../../ui/control.tsx';
import { BlockField } from '../block-fields.tsx';
import { ConditionalField } from './conditional-field.tsx';
import { questionEditorMessages as messages } from './messages.ts';
import { NumberField } from './number-field.tsx';
import { OptionList } from './option-list.tsx';

const RichTextEditor = lazyPart(() => import('../../../../forms/rich-text/rich-text-editor.tsx'));

export type AskedShape = Omit<PlainQuestion, 'id' | 'questionType'> & { questionType: string };

interface PlainFieldsProps {
  /** Where it stands in the block's content: '' or 'questions.2.'. */
  at: string;
  asked: AskedShape;
  set: (part: Partial<Omit<AskedShape, 'questionType'>>) => void;
}

/** What every question has: its words, its options and limits. */
export function PlainFields({ at, asked, set }: PlainFieldsProps) {
  const { questionType, options } = asked;
  const hasOptions = ['radio', 'checkbox', 'select'].includes(questionType);
  return (
    <>
      <BlockField field={`${at}title`} label={messages.title} hint={messages.titleHint} optional>
        {(parts) => (
          <HeldControl
            {...parts}
            most={200}
            value={asked.title}
            change={(text) => set({ title: text })}
          />
        )}
      </BlockField>
      <BlockField field={`${at}question`} label={messages.question}>
        {(parts) => (
          <RichTextEditor
            {...parts}
            name={`${at}question`}
            size="md"
            label={messages.question}
            isShort
            ofSite
            html={asked.question}
            change={(question) => set({ question })}
            left={() => undefined}
          />
        )}
      </BlockField>
      <BlockField field={`${at}note`} label={messages.note} optional>
        {(parts) => (
          <HeldText
            {...parts}
            py="1.5"
            rows={2}
            most={2000}
            value={asked.note}
            change={(text) => set({ note: text })}
          />
        )}
      </BlockField>
      {hasOptions && (
        <OptionList
          at={at}
          options={options}
          areWordsAlone={questionType === 'select'}
          change={(next) => set({ options: next })}
        />
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        {(questionType === 'radio' || questionType === 'checkbox') && (
          <BlockField field={`${at}orientation`} label={messages.orientation}>
            {(parts) => (
              <SelectControl
                {...parts}
                w="48"
                value={asked.orientation}
                onChange={({ target }) =>
                  set({ orientation: target.value as AskedShape['orientation'] })
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
            most={20_000}
            placeholder={messages.maxLengthHint(DEFAULT_MAX_LENGTH)}
            change={(maxLength) => set({ maxLength })}
          />
        )}
      </chakra.div>
      {hasOptions && <ConditionalField at={at} asked={asked} set={set} />}
    </>
  );
}
