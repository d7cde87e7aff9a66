import { countsFile } from '@calls/consultation/composed/counts-file/contract.ts';
import { type MeasureId, measureIds } from '@contract/consultation/analysis/measures.ts';
import { analysisMessages } from '@contract/consultation/analysis/messages.ts';
import { type ChartType, chartTypes } from '@contract/consultation/ground/charts/chart.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { chakra } from '@chakra-ui/react';
import { Table2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { SelectControl } from '../../../ui/control.tsx';
import { MenuButton } from '../../../ui/menu.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import type { AnalysisAddress } from './use-analysis-address.ts';

interface CountsToolsProps {
  at: AnalysisAddress;
  change: (next: Partial<AnalysisAddress>) => void;
  asked: Filter[];
}

/** What is counted, by what it is crossed, and how it is drawn and saved. */
export function CountsTools({ at, change, asked }: CountsToolsProps) {
  const { by, cross } = at;
  const { run, running } = useAction(countsFile, { failure: messages.saveFailed });
  const save = async (file_type: 'csv' | 'xlsx') => {
    const crossed = cross ? { cross } : {};
    const answer: unknown = await run({ by, ...crossed, filters: asked, file_type });
    if (answer instanceof File) saveFile(answer, answer.name);
  };
  return (
    <Bar>
      <Choice label={messages.by} value={by} set={(next) => change({ by: next as MeasureId })}>
        {measureIds.map(measureOption)}
      </Choice>
      <Choice
        label={messages.cross}
        value={cross ?? ''}
        set={(next) => change({ cross: (next || undefined) as MeasureId | undefined })}
      >
        <option value="">{messages.nothing}</option>
        {measureIds.filter((each) => each !== by).map(measureOption)}
      </Choice>
      <Choice
        label={messages.chart}
        value={at.chart}
        set={(next) => change({ chart: next as ChartType })}
      >
        {chartTypes.map((type) => (
          <option key={type} value={type}>
            {messages.charts[type]}
          </option>
        ))}
      </Choice>
      {at.chart === 'column' && cross && (
        <Choice
          label={messages.columns}
          value={at.columns}
          set={(next) => change({ columns: next as 'group' | 'stack' })}
        >
          {(['group', 'stack'] as const).map((type) => (
            <option key={type} value={type}>
              {messages.columnTypes[type]}
            </option>
          ))}
        </Choice>
      )}
      <MenuButton
        variant="outline"
        label={messages.saveTable}
        icon={<Table2 size={16} />}
        busy={running}
        entries={[
          { label: messages.asCsv, onChoose: () => void save('csv') },
          { label: messages.asExcel, onChoose: () => void save('xlsx') },
        ]}
      >
        {messages.saveTable}
      </MenuButton>
    </Bar>
  );
}

const measureOption = (measure: MeasureId) => (
  <option key={measure} value={measure}>
    {analysisMessages.measures[measure]}
  </option>
);

interface ChoiceProps {
  label: string;
  value: string;
  set: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, set, children }: ChoiceProps) {
  const id = useId();
  return (
    <chakra.div minW="0" flex={{ base: '1 1 40%', md: 'none' }}>
      <chakra.label htmlFor={id} display="block" textStyle="small" color="fg.muted" mb="1">
        {label}
      </chakra.label>
      <SelectControl
        id={id}
        w={{ base: 'full', md: '48' }}
        value={value}
        onChange={(event) => set(event.target.value)}
      >
        {children}
      </SelectControl>
    </chakra.div>
  );
}

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' },
});
