import {
  cellCounts,
  type CountsAnswer,
  type Crossing,
} from '@contract/consultation/analysis/counts-table.ts';
import { filterOfValue, labelOfValue } from '@contract/consultation/analysis/measures.ts';
import { analysisMessages } from '@contract/consultation/analysis/messages.ts';
import { figureText } from '@contract/consultation/ground/charts/chart.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { type PlainColumn, PlainTable } from '../../../ui/table/plain-table.tsx';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import { RowsLink } from './rows-link.tsx';

type Row = CountsAnswer['values'][number];

interface CountsTableProps {
  of: Crossing;
  answer: CountsAnswer;
  /** The filters that all of them meet. */
  asked: readonly Filter[];
}

/** Counts as a table; each figure leads to its rows. */
export function CountsTable(props: CountsTableProps) {
  const { of, answer } = props;
  const { by, cross } = of;
  return (
    <PlainTable
      label={analysisMessages.counted(
        analysisMessages.measures[by],
        cross && analysisMessages.measures[cross],
      )}
      columns={columnsOf(props)}
      rows={answer.values}
      rowKey={({ value }) => value ?? ''}
      look="framed"
      keepFirst
    />
  );
}

function columnsOf({ of: { by, cross }, answer, asked }: CountsTableProps): PlainColumn<Row>[] {
  const labelled = ({ value }: Row) => labelOfValue(by, value);
  const share = ({ count }: Row) => (answer.total ? (100 * count) / answer.total : null);
  const figures = (
    column: Pick<PlainColumn<Row>, 'id' | 'label'>,
    count: (row: Row) => number,
    more: readonly Filter[],
    words: (row: Row) => string,
  ): PlainColumn<Row> => ({
    ...column,
    numeric: true,
    value: count,
    text: (row) => figureText(count(row)),
    cell: (row) => (
      <RowsLink
        count={count(row)}
        words={words(row)}
        filters={[...asked, filterOfValue(by, row.value), ...more]}
      />
    ),
  });
  const countOf = cellCounts(answer);
  const crossed = cross
    ? answer.crossed.map(({ value }, at) => {
        const label = labelOfValue(cross, value);
        return figures(
          { id: `crossed${at}`, label },
          (row) => countOf(row.value, value),
          [filterOfValue(cross, value)],
          (row) => `${labelled(row)}, ${label}`,
        );
      })
    : [];
  return [
    { id: 'value', label: analysisMessages.measures[by], heads: true, text: labelled },
    ...crossed,
    figures({ id: 'count', label: messages.representations }, ({ count }) => count, [], labelled),
    {
      id: 'share',
      label: messages.share,
      unit: messages.shareUnit,
      numeric: true,
      value: share,
      text: (row) => figureText(share(row)),
    },
  ];
}
