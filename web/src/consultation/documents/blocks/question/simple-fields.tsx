import { HeldControl, HeldText } from '../../../../forms/held.tsx';
import {
  type QuestionShape,
  MAX_QUESTION_NOTE,
  MAX_QUESTION_TITLE,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { BlockField, useHeldAs } from '../block-fields.tsx';
import { ConditionalField } from './conditional-field.tsx';
import { LimitFields } from './limit-fields.tsx';
import { questionEditorMessages as messages } from './messages.ts';
import { OptionList } from './option-list.tsx';

const RichTextEditor = lazyPart(() => import('../../../../forms/rich-text/rich-text-editor.tsx'));

interface SimpleFieldsProps {
  /** Where it stands in the block's content: '' or 'questions.2.'. */
  at: string;
  /** The same with ids in place of numbers. */
  own?: string;
  asked: QuestionShape;
  set: (part: Partial<Omit<QuestionShape, 'questionType'>>) => void;
}

/** What every question has: its words, its options and limits. */
export function SimpleFields({ at, own = at, asked, set }: SimpleFieldsProps) {
  const { questionType, options } = asked;
  const heldAs = useHeldAs(own);
  const hasOptions = ['radio', 'checkbox', 'select'].includes(questionType);
  return (
    <>
      <BlockField field={`${at}title`} label={messages.title} hint={messages.titleHint} optional>
        {(parts) => (
          <HeldControl
            {...parts}
            heldAs={`${heldAs}title`}
            most={MAX_QUESTION_TITLE}
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
            heldAs={`${heldAs}note`}
            py="1.5"
            rows={2}
            most={MAX_QUESTION_NOTE}
            value={asked.note}
            change={(text) => set({ note: text })}
          />
        )}
      </BlockField>
      {hasOptions && (
        <OptionList
          at={at}
          own={own}
          options={options}
          areWordsAlone={questionType === 'select'}
          change={(next) => set({ options: next })}
        />
      )}
      <LimitFields at={at} asked={asked} set={set} />
      {hasOptions && <ConditionalField at={at} own={own} asked={asked} set={set} />}
    </>
  );
}
