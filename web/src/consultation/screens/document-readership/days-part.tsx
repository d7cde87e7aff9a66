import { MAX_DAYS } from '@contract/consultation/readership/contract.ts';
import { figureText } from '@contract/consultation/ground/charts/chart.ts';
import { type PlainColumn, PlainTable } from '../../../ui/table/plain-table.tsx';
import { daysChart, type DocumentReadership, shortDay } from './readership-charts.ts';
import { readershipMessages as messages } from './messages.ts';
import { ReadershipPart } from './part.tsx';

type Day = DocumentReadership['days'][number];

/** Readings and answers by day. */
export const DaysPart = ({ of }: { of: DocumentReadership }) => (
  <ReadershipPart
    title={messages.byDay}
    chart={daysChart(of)}
    hint={of.days.length === MAX_DAYS ? messages.byDayHint(MAX_DAYS) : undefined}
  >
    <PlainTable
      label={messages.byDay}
      columns={COLUMNS}
      rows={of.days.toReversed()}
      rowKey={({ day }) => day}
      look="framed"
      tall="20rem"
    />
  </ReadershipPart>
);

const figures = (
  id: 'opens' | 'respondents' | 'minutes',
  label: string,
  value: (day: Day) => number,
): PlainColumn<Day> => ({
  id,
  label,
  numeric: true,
  value,
  text: (day) => figureText(value(day)),
});

const COLUMNS: PlainColumn<Day>[] = [
  {
    id: 'day',
    label: messages.day,
    heads: true,
    value: ({ day }) => day,
    text: ({ day }) => shortDay(day),
  },
  figures('opens', messages.opens, ({ opens }) => opens),
  figures('minutes', messages.minutes, ({ seconds }) => Math.round(seconds / 60)),
  figures('respondents', messages.respondents, ({ respondents }) => respondents),
];
