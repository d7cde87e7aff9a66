import { HeldControl } from '../../../../forms/held.tsx';
import { colouredParts, MAX_COLOURS } from '@contract/consultation/ground/charts/coloured-parts.ts';
import {
  type ChartContent,
  MAX_CHART_NAME,
} from '@contract/consultation/ground/documents/blocks/chart/schema.ts';
import type { ChartSource } from '@contract/consultation/ground/documents/blocks/chart/source.ts';
import { chartTypes, columnChartTypes } from '@contract/consultation/ground/charts/chart.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { SelectControl, TextControl } from '../../../../ui/control.tsx';
import type { BlockEditorProps } from '../block-editor.ts';
import { BlockField } from '../block-fields.tsx';
import { ColourField } from '../colour-field.tsx';
import { TickField } from '../tick-field.tsx';
import { inSameColours, withColour } from './chart-colours.ts';
import { ChartSourceFields } from './chart-source-fields.tsx';
import ChartReading from './chart-reading.tsx';
import { figuresText, readFigures } from './figures.ts';
import { chartEditorMessages as messages } from './messages.ts';

/** Where the figures come from. */
const FROM = ['typed', 'sites'] as const;
const NO_QUERY: ChartSource = {
  filters: [],
  searchName: '',
  groupBy: '',
  measure: 'count',
  sumOf: null,
  countedAt: null,
};

/** Title, kind, figures and colours of a chart, with the chart that they make. */
export default function ChartEditor({ content, change }: BlockEditorProps<ChartContent>) {
  const set = (part: Partial<ChartContent>) => change({ ...content, ...part });
  const hasSeries = new Set(content.chartData.map(({ serial }) => serial)).size > 1;
  return (
    <>
      <BlockField field="chartName" label={messages.name}>
        {(parts) => (
          <HeldControl
            {...parts}
            most={MAX_CHART_NAME}
            value={content.chartName}
            change={(text) => set({ chartName: text })}
          />
        )}
      </BlockField>
      <Choice
        field="chartType"
        label={messages.type}
        value={content.chartType}
        names={messages.types}
        all={chartTypes}
        choose={(chartType) => set({ chartType })}
      />
      {content.chartType === 'column' && hasSeries && (
        <Choice
          field="columnChartType"
          label={messages.columns}
          value={content.columnChartType}
          names={messages.columnTypes}
          all={columnChartTypes}
          choose={(columnChartType) => set({ columnChartType })}
        />
      )}
      <TickField
        field="isPercentageable"
        label={messages.percent}
        value={content.isPercentageable}
        change={(isPercentageable) => set({ isPercentageable })}
      />
      <Choice
        field="figures"
        label={messages.from}
        value={content.source ? 'sites' : 'typed'}
        names={messages.froms}
        all={FROM}
        choose={(from) =>
          set(from === 'sites' ? { source: NO_QUERY, chartData: [] } : { source: null })
        }
      />
      {content.source ? (
        <ChartSourceFields content={content} source={content.source} set={set} />
      ) : (
        <Figures content={content} set={set} />
      )}
      <Colours content={content} set={set} />
      <ChartReading content={content} />
    </>
  );
}

interface ChoiceProps<Name extends string> {
  field: string;
  label: string;
  value: Name;
  names: Record<Name, string>;
  all: readonly Name[];
  choose: (name: Name) => void;
}

const Choice = <Name extends string>({
  names,
  all,
  value,
  choose,
  ...field
}: ChoiceProps<Name>) => (
  <BlockField {...field}>
    {(parts) => (
      <SelectControl
        {...parts}
        w="56"
        value={value}
        onChange={({ target }) => choose(target.value as Name)}
      >
        {all.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </SelectControl>
    )}
  </BlockField>
);

interface FiguresProps {
  content: ChartContent;
  set: (part: Partial<ChartContent>) => void;
}

/** What is typed stays here until it can be read; then it is kept in the draft. */
function Figures({ content, set }: FiguresProps) {
  const { chartData } = content;
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? figuresText(chartData);
  const read = readFigures(shown);
  const problem = 'problem' in read ? read.problem : undefined;
  return (
    <BlockField
      field="chartData"
      label={messages.figures}
      hint={messages.figuresHint}
      problem={typed === undefined ? undefined : problem}
    >
      {(parts) => (
        <TextControl
          {...parts}
          py="1.5"
          rows={8}
          fontFamily="mono"
          spellCheck={false}
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = readFigures(target.value);
            if ('chartData' in next) set({ chartData: inSameColours(content, next.chartData) });
          }}
          onBlur={() => problem === undefined && setTyped(undefined)}
        />
      )}
    </BlockField>
  );
}

/** The colours of slices, or of series; of many, the first are chosen and the others have theirs. */
function Colours({ content, set }: FiguresProps) {
  const parts = colouredParts(content);
  if (parts.length === 0) return null;
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="medium">{messages.colours}</chakra.legend>
      <chakra.p color="fg.muted">{messages.coloursHint}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="4" mt="2">
        {parts.slice(0, MAX_COLOURS).map(({ name, color, own }, at) => (
          <ColourField
            key={name}
            field={`color.${at}`}
            label={name || messages.oneSeries}
            own={own}
            value={color}
            change={(next) => set({ chartData: withColour(content, name, next) })}
          />
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
