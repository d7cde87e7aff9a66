import { getSiteColumns } from '@calls/council/dictionary/contract.ts';
import {
  type MapContent,
  MAX_FACT_TITLE,
  MAX_FACTS,
} from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useEndpoint } from '../../../../api/use-endpoint.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceBox } from '../../../../ui/combobox/choice-box.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { BlockField } from '../block-fields.tsx';
import { usePublishedFields } from '../published-fields.ts';
import { FactTitle } from './fact-title.tsx';
import { mapEditorMessages as messages } from './messages.ts';

type SiteInfo = MapContent['siteInfo'][number];
type SiteFact = SiteInfo['columns'][number];

interface SiteInfoFieldProps {
  at: string;
  info: readonly SiteInfo[];
  change: (info: SiteInfo[]) => void;
}

/** What is told of each site: fields of the council's dictionary, each under a title, alone or as a table of one line. */
export function SiteInfoField({ at, info, change }: SiteInfoFieldProps) {
  const query = useEndpoint(getSiteColumns, {});
  const published = usePublishedFields();
  return (
    <BlockField field={`${at}siteInfo`} label={messages.facts} hint={messages.factsHint} optional>
      {({ id }) => (
        <Loaded query={query} skeleton={<Skeleton h="8" />} failed={messages.fieldsFailed} line>
          {(fields) => {
            const choices = published(fields).map(({ dbPropertyName, label }) => ({
              value: dbPropertyName,
              label,
            }));
            const labelOf = (name: string) =>
              fields.find(({ dbPropertyName }) => dbPropertyName === name)?.label ?? name;
            const fact = (columnName: string): SiteFact => ({
              title: labelOf(columnName).slice(0, MAX_FACT_TITLE),
              columnName,
            });
            return (
              <chakra.div display="grid" gap="2">
                {info.map((each, place) => (
                  <chakra.div key={place} display="grid" gap="2">
                    <FactTitle
                      field={`${at}siteInfo.${place}.title`}
                      label={
                        each.type === 'table' ? messages.table(place + 1) : messages.fact(place + 1)
                      }
                      from={each.columnName === null ? undefined : labelOf(each.columnName)}
                      title={each.title}
                      change={(title) => change(info.with(place, { ...each, title }))}
                      remove={() => change(info.toSpliced(place, 1))}
                    />
                    {each.type === 'table' && (
                      <TableColumns
                        at={`${at}siteInfo.${place}`}
                        columns={each.columns}
                        choices={choices}
                        labelOf={labelOf}
                        fact={fact}
                        change={(columns) => change(info.with(place, { ...each, columns }))}
                      />
                    )}
                  </chakra.div>
                ))}
                {info.length < MAX_FACTS && (
                  <chakra.div display="flex" flexWrap="wrap" gap="2">
                    <chakra.div flex="1" minW="48">
                      <ChoiceBox
                        id={id}
                        value=""
                        placeholder={messages.addFact}
                        choices={choices}
                        change={(name) =>
                          change([...info, { type: 'field', ...fact(name), columns: [] }])
                        }
                      />
                    </chakra.div>
                    <Button
                      variant="outline"
                      icon={<Plus size={14} />}
                      onClick={() => change([...info, emptyTable])}
                    >
                      {messages.addTable}
                    </Button>
                  </chakra.div>
                )}
              </chakra.div>
            );
          }}
        </Loaded>
      )}
    </BlockField>
  );
}

const emptyTable: SiteInfo = {
  type: 'table',
  title: messages.newTable,
  columnName: null,
  columns: [],
};

interface TableColumnsProps {
  at: string;
  columns: readonly SiteFact[];
  choices: { value: string; label: string }[];
  labelOf: (name: string) => string;
  fact: (name: string) => SiteFact;
  change: (columns: SiteFact[]) => void;
}

function TableColumns({ at, columns, choices, labelOf, fact, change }: TableColumnsProps) {
  return (
    <chakra.div display="grid" gap="2" ps="4" borderStartWidth="1px">
      {columns.map((column, place) => (
        <FactTitle
          key={place}
          field={`${at}.columns.${place}.title`}
          label={messages.column(place + 1)}
          from={labelOf(column.columnName)}
          title={column.title}
          change={(title) => change(columns.with(place, { ...column, title }))}
          remove={() => change(columns.toSpliced(place, 1))}
        />
      ))}
      {columns.length < MAX_FACTS && (
        <ChoiceBox
          label={messages.addColumn}
          value=""
          placeholder={messages.addColumn}
          choices={choices}
          change={(name) => change([...columns, fact(name)])}
        />
      )}
    </chakra.div>
  );
}
