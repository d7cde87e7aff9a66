import { getSiteColumns } from '@calls/council/dictionary/contract.ts';
import { getChartFigures } from '@calls/consultation/documents/contract/charts.ts';
import { availableTemplates } from '@calls/land/site-search/contract/templates.ts';
import {
  chartMeasures,
  type ChartSource,
} from '@contract/consultation/ground/documents/blocks/chart/source.ts';
import type { ChartContent } from '@contract/consultation/ground/documents/blocks/chart/schema.ts';
import { homesColumn, homesFields } from '@contract/land/ground/sites/homes.ts';
import { fieldTypeOf } from '@contract/council/ground/dictionary/field-types.ts';
import type { SearchParameters } from '@contract/records/templates/template-schema.ts';
import { chakra } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { askAnew } from '../../../../api/ask-anew.ts';
import { isApiError } from '../../../../api/api-error.ts';
import { useEndpoint } from '../../../../api/use-endpoint.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceBox } from '../../../../ui/combobox/choice-box.tsx';
import { SelectControl } from '../../../../ui/control.tsx';
import { Loaded, together } from '../../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { BlockField } from '../block-fields.tsx';
import { usePublishedFields } from '../published-fields.ts';
import { londonWords } from '../../../../ui/london-words.ts';
import { inSameColours } from './chart-colours.ts';
import { chartEditorMessages as messages } from './messages.ts';

/** What has no single value for a site. */
const UNGROUPED = ['texts', 'numbers', 'json'];

interface ChartSourceFieldsProps {
  content: ChartContent;
  source: ChartSource;
  set: (part: Partial<ChartContent>) => void;
}

/** Which sites are counted, by what, and when that was done last. */
export function ChartSourceFields({ content, source, set }: ChartSourceFieldsProps) {
  const query = together({
    fields: useEndpoint(getSiteColumns, {}),
    searches: useEndpoint(availableTemplates, {}),
  });
  const published = usePublishedFields();
  // Other figures are wanted: those of before say nothing of them.
  const ask = (part: Partial<ChartSource>) =>
    set({ source: { ...source, ...part, countedAt: null }, chartData: [] });
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={4} />} failed={messages.sourceFailed}>
      {({ fields, searches: { templates } }) => {
        const kindOf = (type: string) => fieldTypeOf(type).kind;
        const choicesOf = (isOne: (kind: string) => boolean) =>
          published(fields)
            .filter(({ type }) => isOne(kindOf(type)))
            .map(({ dbPropertyName, label }) => ({ value: dbPropertyName, label }));
        // Homes are a range, which has no single value to group by.
        const homes = homesColumn(homesFields(fields))?.dbPropertyName;
        return (
          <>
            <BlockField field="searchName" label={messages.search} hint={messages.searchHint}>
              {({ id, 'aria-describedby': describedBy }) => (
                <ChoiceBox
                  id={id}
                  describedBy={describedBy}
                  none={messages.allSites}
                  value={source.searchName}
                  choices={templates.map(({ name, isOwn }) => ({
                    value: name,
                    label: name,
                    ...(isOwn ? {} : { hint: messages.shared }),
                  }))}
                  change={(searchName) =>
                    ask({
                      searchName,
                      filters: filtersOf(templates.find(({ name }) => name === searchName)),
                    })
                  }
                />
              )}
            </BlockField>
            <BlockField field="groupBy" label={messages.groupBy}>
              {({ id, 'aria-describedby': describedBy }) => (
                <ChoiceBox
                  id={id}
                  describedBy={describedBy}
                  value={source.groupBy}
                  choices={choicesOf((kind) => !UNGROUPED.includes(kind)).filter(
                    ({ value }) => value !== homes,
                  )}
                  change={(groupBy) => ask({ groupBy })}
                />
              )}
            </BlockField>
            <BlockField field="measure" label={messages.measure}>
              {(parts) => (
                <SelectControl
                  {...parts}
                  w="56"
                  value={source.measure}
                  onChange={({ target }) =>
                    ask({ measure: target.value === 'sum' ? 'sum' : 'count', sumOf: null })
                  }
                >
                  {chartMeasures.map((each) => (
                    <option key={each} value={each}>
                      {messages.measures[each]}
                    </option>
                  ))}
                </SelectControl>
              )}
            </BlockField>
            {source.measure === 'sum' && (
              <BlockField field="sumOf" label={messages.sumOf}>
                {({ id, 'aria-describedby': describedBy }) => (
                  <ChoiceBox
                    id={id}
                    describedBy={describedBy}
                    value={source.sumOf ?? ''}
                    choices={choicesOf((kind) => kind === 'number' || kind === 'integer')}
                    change={(sumOf) => ask({ sumOf })}
                  />
                )}
              </BlockField>
            )}
            <Counting content={content} source={source} set={set} />
          </>
        );
      }}
    </Loaded>
  );
}

/** The filters of a saved search, with the part of the map that it looks at. */
function filtersOf(search: { parameters: SearchParameters } | undefined): ChartSource['filters'] {
  if (!search) return [];
  const { filters, area } = search.parameters;
  return area
    ? [...filters, { type: 'in area', equality: '=', value: { projection: '3857', bbox: area } }]
    : filters;
}

function Counting({ content, source, set }: ChartSourceFieldsProps) {
  const [isCounting, setCounting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { filters, groupBy, measure, sumOf, countedAt, leftOut } = source;
  const isReady = groupBy !== '' && (measure === 'count' || sumOf !== null);
  const count = async () => {
    setCounting(true);
    setProblem(undefined);
    try {
      const { figures, ...counted } = await askAnew(getChartFigures, {
        filters,
        groupBy,
        measure,
        ...(sumOf === null ? {} : { sumOf }),
      });
      const chartData = figures.map((figure) => ({ ...figure, serial: '' }));
      set({ chartData: inSameColours(content, chartData), source: { ...source, ...counted } });
      if (figures.length === 0) setProblem(messages.noSites);
    } catch (error) {
      const [field] = isApiError(error) ? Object.values(error.fields) : [];
      setProblem(field ?? messages.countFailed);
    } finally {
      setCounting(false);
    }
  };
  return (
    <BlockField
      field="source"
      label={messages.counting}
      hint={messages.countingHint}
      problem={problem}
    >
      {(parts) => (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Button
            id={parts.id}
            aria-label={messages.count}
            aria-describedby={parts['aria-describedby']}
            size="sm"
            variant="outline"
            icon={<RefreshCw size={14} />}
            busy={isCounting}
            disabled={!isReady}
            onClick={() => void count()}
          >
            {messages.count}
          </Button>
          <chakra.span role="status">
            {countedAt ? messages.counted(londonWords(countedAt), leftOut) : messages.notCounted}
          </chakra.span>
        </chakra.div>
      )}
    </BlockField>
  );
}
