import {
  commentsBoxes,
  emptySimpleQuestion,
  MAX_QUESTIONS,
  type SimpleQuestion,
  simpleQuestionTypes,
  type QuestionContent,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { emptyMap } from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import { chakra } from '@chakra-ui/react';
import { SelectControl } from '../../../../ui/control.tsx';
import { OrderedList } from '../../../../ui/ordered-list/ordered-list.tsx';
import type { RowParts } from '../../../../ui/ordered-list/ordered-row.tsx';
import { Advice, BlockField, useBlockField } from '../block-fields.tsx';
import { MapFields } from '../map/map-fields.tsx';
import { questionEditorMessages as messages } from './messages.ts';
import { useListChange } from '../use-list-change.ts';
import { TickField } from '../tick-field.tsx';
import { SimpleFields } from './simple-fields.tsx';

interface MapLinkedFieldsProps {
  content: QuestionContent;
  set: (part: Partial<QuestionContent>) => void;
}

/** A question about sites: its map, the comment on a site, and what is asked of each site. */
export function MapLinkedFields({ content, set }: MapLinkedFieldsProps) {
  const select = content.mapFeatureSelect ?? {
    commentsBox: 'none' as const,
    showAssociatedLayers: false,
  };
  return (
    <>
      <chakra.fieldset display="grid" gap="3" ps="4" borderStartWidth="1px">
        <chakra.legend fontWeight="medium" mb="1">
          {messages.map}
        </chakra.legend>
        <MapFields at="map." content={content.map ?? emptyMap()} change={(map) => set({ map })} />
        <TickField
          field="mapFeatureSelect.showAssociatedLayers"
          label={messages.addLayersAtSites}
          value={select.showAssociatedLayers}
          change={(showAssociatedLayers) =>
            set({ mapFeatureSelect: { ...select, showAssociatedLayers } })
          }
        />
      </chakra.fieldset>
      <BlockField field="mapFeatureSelect.commentsBox" label={messages.commentsBox}>
        {(parts) => (
          <SelectControl
            {...parts}
            maxW="48"
            value={select.commentsBox}
            onChange={({ target }) =>
              set({
                mapFeatureSelect: {
                  ...select,
                  commentsBox: target.value as (typeof commentsBoxes)[number],
                },
              })
            }
          >
            {commentsBoxes.map((box) => (
              <option key={box} value={box}>
                {messages.commentsBoxes[box]}
              </option>
            ))}
          </SelectControl>
        )}
      </BlockField>
      <SiteQuestions questions={content.questions} change={(questions) => set({ questions })} />
    </>
  );
}

const ownField = ({ id }: SimpleQuestion) => `questions.${id}.`;

/** The questions that are asked of each site. */
export function SiteQuestions({
  questions,
  change,
}: {
  questions: readonly SimpleQuestion[];
  change: (questions: SimpleQuestion[]) => void;
}) {
  const { id, advice } = useBlockField('questions');
  const changeList = useListChange(change, ownField);
  return (
    <chakra.fieldset id={id} tabIndex={-1} display="grid" gap="3">
      <chakra.legend fontWeight="medium">{messages.questions}</chakra.legend>
      <chakra.p color="fg.muted" textStyle="small">
        {messages.questionsHint}
      </chakra.p>
      <OrderedList
        gap="3"
        items={questions}
        keyOf={(question) => question.id}
        nameOf={(_, place) => messages.part(place + 1)}
        change={changeList}
        max={MAX_QUESTIONS}
        add={{
          label: messages.addQuestion,
          make: () => emptySimpleQuestion(crypto.randomUUID()),
        }}
        render={(question, parts) => (
          <SiteQuestion
            question={question}
            parts={parts}
            change={(next) => change(questions.with(parts.place, next))}
          />
        )}
      />
      <Advice id={`${id}-advice`} words={advice} />
    </chakra.fieldset>
  );
}

interface SiteQuestionProps {
  question: SimpleQuestion;
  parts: RowParts;
  change: (question: SimpleQuestion) => void;
}

function SiteQuestion({ question, parts, change }: SiteQuestionProps) {
  const at = `questions.${parts.place}.`;
  return (
    <chakra.fieldset display="grid" gap="3" ps="4" borderStartWidth="1px">
      <chakra.legend fontWeight="medium">{messages.part(parts.place + 1)}</chakra.legend>
      <chakra.div display="flex" alignItems="end" gap="2">
        {parts.handle}
        <BlockField field={`${at}questionType`} label={messages.type}>
          {(parts) => (
            <SelectControl
              {...parts}
              w="64"
              value={question.questionType}
              onChange={({ target }) =>
                change({
                  ...question,
                  questionType: target.value as SimpleQuestion['questionType'],
                })
              }
            >
              {simpleQuestionTypes.map((type) => (
                <option key={type} value={type}>
                  {messages.types[type]}
                </option>
              ))}
            </SelectControl>
          )}
        </BlockField>
        <chakra.span flex="1" />
        {parts.arrows}
        {parts.remove}
      </chakra.div>
      <SimpleFields
        at={at}
        own={ownField(question)}
        asked={question}
        set={(part) => change({ ...question, ...part })}
      />
    </chakra.fieldset>
  );
}
