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
export function CountsTable({ of: { by, cross }, answer, asked }: CountsTableProps) {
  const countOf = cellCounts(answer);
  const labelled = ({ value }: Row) => labelOfValue(by, value);
  const share = ({ count }: Row) => (answer.total ? (100 * count) / answer.total : null);
  const columns: PlainColumn<Row>[] = [
    { id: 'value', label: analysisMessages.measures[by], heads: true, text: labelled },
    ...(cross ? answer.crossed : []).map(({ value: crossed }, at): PlainColumn<Row> => {
      const label = cross ? labelOfValue(cross, crossed) : '';
      const cell = ({ value }: Row) => countOf(value, crossed);
      return {
        id: `crossed${at}`,
        label,
        numeric: true,
        value: cell,
        text: (row) => figureText(cell(row)),
        cell: (row) => (
          <RowsLink
            count={cell(row)}
            words={`${labelled(row)}, ${label}`}
            filters={[
              ...asked,
              filterOfValue(by, row.value),
              ...(cross ? [filterOfValue(cross, crossed)] : []),
            ]}
          />
        ),
      };
    }),
    {
      id: 'count',
      label: messages.representations,
      numeric: true,
      value: ({ count }) => count,
      text: ({ count }) => figureText(count),
      cell: (row) => (
        <RowsLink
          count={row.count}
          words={labelled(row)}
          filters={[...asked, filterOfValue(by, row.value)]}
        />
      ),
    },
    {
      id: 'share',
      label: messages.share,
      unit: messages.shareUnit,
      numeric: true,
      value: share,
      text: (row) => figureText(share(row)),
    },
  ];
  return (
    <PlainTable
      label={analysisMessages.counted(
        analysisMessages.measures[by],
        cross && analysisMessages.measures[cross],
      )}
      columns={columns}
      rows={answer.values}
      rowKey={({ value }) => value ?? ''}
      look="framed"
      keepFirst
    />
  );
}
