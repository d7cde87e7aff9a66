import type { KeptField } from '@contract/consultation/ground/records/kept-records.ts';
import type { KeptRow } from '@contract/consultation/ground/records/record-endpoints.ts';
import type { Entity } from '@contract/platform/entities.ts';
import type { CustomTable } from '@contract/consultation/ground/custom-columns/column-types.ts';
import { Columns3Cog } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { TabledRecords } from '../../../land/ground/record-table/tabled-records.ts';
import { useNewSearch } from '../../../land/ground/search/use-search-model.ts';
import { ExportSeenButton } from '../../../land/page/record-table/export-seen-button.tsx';
import { RecordTable } from '../../../land/page/record-table/record-table.tsx';
import { useRecordTable } from '../../../land/page/record-table/use-record-table.ts';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { ColumnList } from '../../custom-columns/column-list.tsx';
import { customColumnPanelMessages } from '../../custom-columns/messages.ts';
import { isCustom } from '../../ground/records/field-saver.ts';
import { keptColumns } from '../../ground/records/kept-columns.tsx';
import { type SaveField, useEditedColumns } from '../../ground/records/use-edited-columns.tsx';
import { type KeptSearch, useKeptScreen } from '../../ground/records/use-kept-screen.ts';
import { ManagerTabs } from './manager-tabs.tsx';

/** A type of kept record as its table shows it. */
export interface KeptTableOf {
  records: TabledRecords<KeptRow>;
  search: KeptSearch;
  entity: Entity;
  table: CustomTable;
  first: Column<KeptRow>;
  standard: readonly string[];
  kept: readonly KeptField[];
  save: SaveField;
}

interface KeptTableProps {
  of: KeptTableOf;
  /** Writes down a new column of theirs. */
  addColumn: () => void;
  /** What is done with all of them, such as adding one. */
  tools: ReactNode;
  open: (id: number) => void;
  opened: number | undefined;
  /** What is done with the selected ones. */
  renderBulk: (ids: readonly number[], clear: () => void) => ReactNode;
  /** The drawer of the opened one, by the fields of the dictionary. */
  renderDrawer: (fields: ReturnType<typeof useKeptScreen>['fields']) => ReactNode;
}

/** One of the manager's tables: searched, grouped, selected, edited in its cells, exported as it is seen. */
export function KeptTable({
  of,
  addColumn,
  tools,
  open,
  opened,
  renderBulk,
  renderDrawer,
}: KeptTableProps) {
  const { first, standard } = of;
  const [listing, setListing] = useState(false);
  const screen = useKeptScreen(of.search);
  const made = useNewSearch(screen, { listed: false });
  const { asked, state } = made.model;
  const { ticked, setTicked } = made.pointing;
  const columns = useMemo(
    () => keptColumns(screen.fields.values(), [first.id]),
    [screen.fields, first.id],
  );
  const at = useRecordTable(of.records, made.model, {
    columns,
    first,
    // What officers added is for everybody to see.
    standard: [...standard, ...[...columns.keys()].filter(isCustom)],
    always: first.id === 'id' ? ['representee'] : [first.id],
  });
  const edited = useEditedColumns(at.shown, of.kept, screen.fields, of.save);
  return (
    <RecordTable
      above={<ManagerTabs>{tools}</ManagerTabs>}
      made={made}
      at={at}
      columns={edited}
      tools={
        <>
          <Button
            variant="outline"
            icon={<Columns3Cog size={16} />}
            onClick={() => setListing(true)}
          >
            {customColumnPanelMessages.title}
          </Button>
          <ExportSeenButton
            of={of.entity}
            filters={asked}
            sort={state.sort}
            columns={[...new Set([...(first.id === 'id' ? [] : [first.id]), ...at.names])]}
            off={!at.page.data?.total}
          />
        </>
      }
      open={({ id }) => open(id)}
      opened={opened}
      selection={{
        selected: ticked,
        set: (next) => setTicked(() => new Set([...next].map(Number))),
      }}
      bulk={renderBulk([...ticked], () => setTicked(() => new Set()))}
    >
      {renderDrawer(screen.fields)}
      {listing && (
        <ColumnList
          table={of.table}
          add={() => {
            setListing(false);
            addColumn();
          }}
          close={() => setListing(false)}
        />
      )}
    </RecordTable>
  );
}
