import { chakra } from '@chakra-ui/react';
import type { YearOfHomes, YearSums } from '@contract/land/ground/capacity/trajectory.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import type { ReactNode } from 'react';
import { type PlainColumn, PlainTable } from '../../ui/table/plain-table.tsx';
import { capacityWorkingMessages as working } from '@contract/land/ground/capacity/working-messages.ts';
import { capacityPanelMessages as messages } from './messages.ts';

/** Homes by year, each with a bar, and their sums by period of the plan. */
export function Trajectory({
  years,
  sums,
  planFrom,
  change,
}: {
  years: YearOfHomes[];
  sums: YearSums;
  planFrom: number;
  change: ReactNode;
}) {
  const most = Math.max(1, ...years.map(({ homes }) => homes));
  const periods = Object.keys(working.sums) as (keyof YearSums)[];
  return (
    <section>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        mb="1"
      >
        <chakra.h3 fontWeight="semibold">{messages.trajectory}</chakra.h3>
        {change}
      </chakra.div>
      {years.length === 0 ? (
        <chakra.p color="fg.muted">{messages.noYears}</chakra.p>
      ) : (
        <chakra.div display="grid" gap="3">
          <PlainTable
            look="bare"
            label={messages.trajectory}
            columns={columnsOf(most)}
            rows={years}
            rowKey={({ year }) => year}
            headsWidth="80px"
          />
          <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
            {periods.map((period) => (
              <div key={period}>
                <chakra.dt textStyle="small" color="fg.muted">
                  {working.sums[period](planFrom)}
                </chakra.dt>
                <chakra.dd fontWeight="semibold">{formatNumber(sums[period])}</chakra.dd>
              </div>
            ))}
          </chakra.dl>
        </chakra.div>
      )}
    </section>
  );
}

/** A year's homes, with a bar relative to the largest year. */
const columnsOf = (most: number): PlainColumn<YearOfHomes>[] => [
  {
    id: 'year',
    label: messages.year,
    heads: true,
    text: ({ year }) => working.monitoringYear(year),
  },
  {
    id: 'homes',
    label: messages.homesColumn,
    text: ({ homes }) => formatNumber(homes),
    cell: ({ homes }) => (
      <>
        <Bar aria-hidden style={{ width: `${(75 * homes) / most}%` }} />
        {formatNumber(homes)}
      </>
    ),
  },
];

const Bar = chakra('span', {
  base: {
    display: 'inline-block',
    h: '3',
    me: '2',
    minW: '2px',
    verticalAlign: 'middle',
    borderRadius: 'sm',
    bg: 'accent.solid',
  },
});
