import type { QuestionCount } from '@contract/consultation/answers/council-contract.ts';
import { figureText } from '@contract/consultation/ground/charts/chart.ts';
import { chakra } from '@chakra-ui/react';
import { type PlainColumn, PlainTable } from '../../../ui/table/plain-table.tsx';
import { MAX_CHART_COLUMNS, questionsChart } from './readership-charts.ts';
import { readershipMessages as messages } from './messages.ts';
import { ReadershipPart } from './part.tsx';

/** How often each question was answered. */
export const QuestionsPart = ({ questions }: { questions: readonly QuestionCount[] }) =>
  questions.length === 0 ? (
    <ReadershipPart title={messages.byQuestion}>
      <chakra.p color="fg.muted">{messages.noQuestions}</chakra.p>
    </ReadershipPart>
  ) : (
    <ReadershipPart
      title={messages.byQuestion}
      chart={questionsChart(questions)}
      hint={
        questions.length > MAX_CHART_COLUMNS
          ? messages.chartCut(MAX_CHART_COLUMNS, questions.length)
          : undefined
      }
    >
      <PlainTable
        label={messages.byQuestion}
        columns={COLUMNS}
        rows={questions.map((question, at) => ({ ...question, place: at + 1 }))}
        rowKey={({ questionId }) => questionId}
        look="framed"
      />
    </ReadershipPart>
  );

interface QuestionRow extends QuestionCount {
  place: number;
}

const COLUMNS: PlainColumn<QuestionRow>[] = [
  {
    id: 'question',
    label: messages.question,
    heads: true,
    text: ({ place, title }) => `${place}. ${title}`,
  },
  {
    id: 'answers',
    label: messages.answersTo,
    numeric: true,
    value: ({ total }) => total,
    text: ({ total }) => figureText(total),
  },
];
