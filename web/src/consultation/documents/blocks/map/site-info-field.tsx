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
import { OrderedList } from '../../../../ui/ordered-list/ordered-list.tsx';
import type { RowParts } from '../../../../ui/ordered-list/ordered-row.tsx';
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
              <OrderedList
                gap="2"
                items={info}
                nameOf={({ title }, place) => title || messages.fact(place + 1)}
                change={change}
                render={(each, parts) => (
                  <Told
                    at={`${at}siteInfo.${parts.place}`}
                    each={each}
                    parts={parts}
                    fields={{ choices, labelOf, fact }}
                    change={(next) => change(info.with(parts.place, next))}
                  />
                )}
                renderAdding={(add, addByBox) =>
                  info.length < MAX_FACTS && (
                    <>
                      <chakra.div flex="1" minW="48">
                        <ChoiceBox
                          id={id}
                          value=""
                          placeholder={messages.addFact}
                          choices={choices}
                          change={(name) => addByBox({ type: 'field', ...fact(name), columns: [] })}
                        />
                      </chakra.div>
                      <Button
                        variant="outline"
                        icon={<Plus size={14} />}
                        onClick={() => add(emptyTable)}
                      >
                        {messages.addTable}
                      </Button>
                    </>
                  )
                }
              />
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

/** The council's fields, of which facts are made. */
interface Fields {
  choices: { value: string; label: string }[];
  labelOf: (name: string) => string;
  fact: (name: string) => SiteFact;
}

interface ToldProps {
  at: string;
  each: SiteInfo;
  parts: RowParts;
  fields: Fields;
  change: (each: SiteInfo) => void;
}

/** A field under its title, or a table with its columns. */
const Told = ({ at, each, parts, fields, change }: ToldProps) => (
  <chakra.div display="grid" gap="2">
    <FactTitle
      field={`${at}.title`}
      label={
        each.type === 'table' ? messages.table(parts.place + 1) : messages.fact(parts.place + 1)
      }
      from={each.columnName === null ? undefined : fields.labelOf(each.columnName)}
      title={each.title}
      parts={parts}
      change={(title) => change({ ...each, title })}
    />
    {each.type === 'table' && (
      <TableColumns
        at={at}
        columns={each.columns}
        fields={fields}
        change={(columns) => change({ ...each, columns })}
      />
    )}
  </chakra.div>
);

interface TableColumnsProps {
  at: string;
  columns: readonly SiteFact[];
  fields: Fields;
  change: (columns: SiteFact[]) => void;
}

const TableColumns = ({ at, columns, fields, change }: TableColumnsProps) => (
  <chakra.div ps="4" borderStartWidth="1px">
    <OrderedList
      gap="2"
      items={columns}
      nameOf={({ title }, place) => title || messages.column(place + 1)}
      change={change}
      render={(column, parts) => (
        <FactTitle
          field={`${at}.columns.${parts.place}.title`}
          label={messages.column(parts.place + 1)}
          from={fields.labelOf(column.columnName)}
          title={column.title}
          parts={parts}
          change={(title) => change(columns.with(parts.place, { ...column, title }))}
        />
      )}
      renderAdding={(_, addByBox) =>
        columns.length < MAX_FACTS && (
          <chakra.div flex="1" minW="48">
            <ChoiceBox
              label={messages.addColumn}
              value=""
              placeholder={messages.addColumn}
              choices={fields.choices}
              change={(name) => addByBox(fields.fact(name))}
            />
          </chakra.div>
        )
      }
    />
  </chakra.div>
);
