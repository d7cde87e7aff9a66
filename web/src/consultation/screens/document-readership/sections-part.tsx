import { figureText } from '@contract/consultation/ground/charts/chart.ts';
import { longDateOf } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { SelectControl } from '../../../ui/control.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/table/plain-table.tsx';
import {
  chartedSections,
  durationOf,
  type DocumentReadership,
  nameOfSection,
  perReader,
  type ReadSection,
  sectionsChart,
} from './readership-charts.ts';
import { readershipMessages as messages } from './messages.ts';
import { ReadershipPart } from './part.tsx';

interface SectionsPartProps {
  of: DocumentReadership;
  isChanging: boolean;
  showEdition: (edition: number) => void;
}

/** How many came to each section of an edition, and how long they stayed. */
export function SectionsPart({ of, isChanging, showEdition }: SectionsPartProps) {
  const { sections, editions, edition } = of;
  const opens = editions.find((each) => each.edition === edition)?.opens ?? 0;
  const top = sections.filter(({ level }) => level === 1).length;
  const charted = chartedSections(sections).length;
  const cut = charted < top ? ` ${messages.chartCut(charted, top)}` : '';
  return (
    <ReadershipPart
      title={messages.bySection}
      hint={messages.bySectionHint + cut}
      chart={charted > 0 ? sectionsChart(sections) : undefined}
      tools={
        editions.length > 1 && (
          <chakra.label display="grid" gap="1" maxW="20rem">
            {messages.edition}
            <SelectControl
              value={edition ?? ''}
              onChange={(event) => showEdition(Number(event.target.value))}
            >
              {editions.map(({ edition: number, publishedAt }) => (
                <option key={number} value={number}>
                  {messages.editionOf(number, longDateOf(new Date(publishedAt)))}
                </option>
              ))}
            </SelectControl>
          </chakra.label>
        )
      }
    >
      <PlainTable
        label={messages.bySection}
        columns={columnsOf(opens)}
        rows={sections}
        rowKey={({ id }) => id}
        look="framed"
        busy={isChanging}
        empty={messages.noSections}
      />
    </ReadershipPart>
  );
}

const columnsOf = (opens: number): PlainColumn<ReadSection>[] => {
  const share = ({ readers }: ReadSection) => {
    const part = perReader(100 * readers, opens);
    return part === null ? null : Math.min(100, part);
  };
  const mean = ({ seconds, readers }: ReadSection) => perReader(seconds, readers);
  return [
    { id: 'section', label: messages.section, heads: true, text: nameOfSection },
    {
      id: 'readers',
      label: messages.reached,
      numeric: true,
      value: ({ readers }) => readers,
      text: ({ readers }) => figureText(readers),
    },
    {
      id: 'share',
      label: messages.ofReaders,
      unit: messages.percent,
      numeric: true,
      value: share,
      text: (row) => figureText(share(row)),
    },
    {
      id: 'time',
      label: messages.perReader,
      numeric: true,
      value: mean,
      text: (row) => {
        const seconds = mean(row);
        return seconds === null ? '-' : durationOf(seconds);
      },
    },
  ];
};
