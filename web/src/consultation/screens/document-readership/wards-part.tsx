import { figureText } from '@contract/consultation/ground/charts/chart.ts';
import { type PlainColumn, PlainTable } from '../../../ui/table/plain-table.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { type DocumentReadership, MAX_CHART_COLUMNS, wardsChart } from './readership-charts.ts';
import { readershipMessages as messages } from './messages.ts';
import { ReadershipPart } from './part.tsx';

type Ward = DocumentReadership['wards'][number];

/** Where those live who answered. */
export const WardsPart = ({ of: { wards } }: { of: DocumentReadership }) =>
  wards.length === 0 ? (
    <ReadershipPart title={messages.byWard}>
      <Empty kind="nothing" title={messages.noWards}>
        {messages.noWardsHint}
      </Empty>
    </ReadershipPart>
  ) : (
    <ReadershipPart
      title={messages.byWard}
      chart={wardsChart(wards)}
      hint={
        wards.length > MAX_CHART_COLUMNS
          ? messages.chartCut(MAX_CHART_COLUMNS, wards.length)
          : undefined
      }
    >
      <PlainTable
        label={messages.byWard}
        columns={COLUMNS}
        rows={wards}
        rowKey={({ ward }) => ward ?? ''}
        look="framed"
      />
    </ReadershipPart>
  );

const nameOf = ({ ward }: Ward) => ward ?? messages.notKnown;

const COLUMNS: PlainColumn<Ward>[] = [
  { id: 'ward', label: messages.ward, heads: true, value: nameOf, text: nameOf },
  {
    id: 'respondents',
    label: messages.respondents,
    numeric: true,
    value: ({ respondents }) => respondents,
    text: ({ respondents }) => figureText(respondents),
  },
];
