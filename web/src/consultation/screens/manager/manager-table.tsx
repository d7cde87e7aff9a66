import type { RecordField } from '@contract/records/kept/record-definition.ts';
import type { RecordCalls } from '@contract/records/kept/record-endpoints.ts';
import type { RecordTableRow } from '@contract/records/kept/finding-endpoints.ts';
import type { Entity } from '@contract/platform/entities.ts';
import type { CustomTable } from '@contract/records/custom-columns/column-types.ts';
import { Columns3Cog } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { TabledRecords } from '../../../records/record-table/tabled-records.ts';
import { useNewSearch } from '../../../land/ground/search/use-search-model.ts';
import { ExportSeenButton } from '../../../land/screens/record-table/export-seen-button.tsx';
import { MoreTools } from '../../../land/screens/record-table/more-tools.tsx';
import { RecordTable } from '../../../land/screens/record-table/record-table.tsx';
import { useRecordTable } from '../../../land/screens/record-table/use-record-table.ts';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { useWidthClass } from '../../../ui/use-width.ts';
import { ColumnList } from '../../custom-columns/column-list.tsx';
import { customColumnPanelMessages } from '../../custom-columns/messages.ts';
import { isCustom } from '../../../records/kept/field-saver.ts';
import { DeletedDrawer } from '../../../records/kept/deleted-drawer.tsx';
import { DeletedTool } from '../../../records/kept/deleted-tool.tsx';
import { columnsOfFields } from '../../../records/kept/columns-of-fields.tsx';
import { type SaveField, useEditedColumns } from '../../../records/kept/use-edited-columns.tsx';
import {
  type RecordSearchOptions,
  useRecordScreen,
} from '../../../records/kept/use-record-screen.ts';
import { type RecordRemoval, useRecordRemoval } from '../../../records/kept/use-record-removal.tsx';
import { ManagerTabs } from './manager-tabs.tsx';
import { managerMessages as messages } from './messages.ts';
import { SelectedRecords } from './selected-records.tsx';

/** What is called by its number: the newest first, until somebody chooses another order. */
const NEWEST = '-id';

/** A type of kept record as its table shows it. */
export interface ManagerTableOf {
  records: TabledRecords<RecordTableRow>;
  ids: RecordCalls['ids'];
  search: RecordSearchOptions;
  entity: Entity;
  table: CustomTable;
  first: Column<RecordTableRow>;
  standard: readonly string[];
  recordFields: readonly RecordField[];
  save: SaveField;
  removal: RecordRemoval;
}

/** The record whose drawer is open. */
export interface OpenedRecord {
  id: number;
  /** By the fields of the dictionary. */
  fields: ReturnType<typeof useRecordScreen>['fields'];
  askToDelete: () => void;
  close: () => void;
}

interface ManagerTableProps {
  of: ManagerTableOf;
  /** Writes down a new column of theirs. */
  addColumn: () => void;
  /** What is done with all of them. */
  actions?: ReactNode;
  /** Adds one. */
  primary: ReactNode;
  open: (id: number | undefined) => void;
  opened: number | undefined;
  /** What is done with the selected ones, besides deleting them. */
  renderBulk?: (
    ids: readonly number[],
    clear: () => void,
    fields: OpenedRecord['fields'],
  ) => ReactNode;
  /** The drawer of the opened one. */
  renderDrawer: (at: OpenedRecord) => ReactNode;
}

/** One of the manager's tables: searched, grouped, selected, edited in its cells, exported as it is seen. */
export function ManagerTable({
  of,
  addColumn,
  actions,
  primary,
  open,
  opened,
  renderBulk,
  renderDrawer,
}: ManagerTableProps) {
  const { first, standard } = of;
  const [listed, setListed] = useState<'columns' | 'deleted'>();
  const screen = useRecordScreen(of.search);
  const made = useNewSearch(screen, {
    listed: false,
    sort: first.id === 'id' ? NEWEST : undefined,
  });
  const { asked, state } = made.model;
  const { ticked, setTicked } = made.pointing;
  const columns = useMemo(
    () => columnsOfFields(screen.fields.values(), [first.id]),
    [screen.fields, first.id],
  );
  const at = useRecordTable(of.records, made.model, {
    columns,
    first,
    // What officers added is for everybody to see.
    standard: [...standard, ...[...columns.keys()].filter(isCustom)],
    always: first.id === 'id' ? ['representee'] : [first.id],
  });
  const removal = useRecordRemoval(of.removal, (ids) => {
    setTicked((ticked) => new Set([...ticked].filter((id) => !ids.includes(id))));
    if (opened !== undefined && ids.includes(opened)) open(undefined);
  });
  const selected = [...ticked];
  const edited = useEditedColumns(at.shown, of.recordFields, screen.fields, of.save);
  return (
    <RecordTable
      tabs={<ManagerTabs />}
      actions={<ManagerActions list={setListed}>{actions}</ManagerActions>}
      primary={primary}
      made={made}
      at={at}
      columns={edited}
      tools={
        <ExportSeenButton
          of={of.entity}
          filters={asked}
          sort={state.sort}
          columns={[...new Set([...(first.id === 'id' ? [] : [first.id]), ...at.names])]}
          off={!at.page.data?.total}
        />
      }
      open={({ id }) => open(id)}
      opened={opened}
      selection={{
        selected: ticked,
        set: (next) => setTicked(() => new Set([...next].map(Number))),
      }}
      bulk={
        <SelectedRecords
          ids={of.ids}
          made={made}
          total={at.page.data?.total ?? 0}
          remove={() => removal.ask(selected)}
        >
          {renderBulk?.(selected, () => setTicked(() => new Set()), screen.fields)}
        </SelectedRecords>
      }
    >
      {opened !== undefined &&
        renderDrawer({
          id: opened,
          fields: screen.fields,
          askToDelete: () => removal.ask([opened]),
          close: () => open(undefined),
        })}
      {removal.question}
      {listed === 'columns' && (
        <ColumnList
          table={of.table}
          add={() => {
            setListed(undefined);
            addColumn();
          }}
          close={() => setListed(undefined)}
        />
      )}
      {listed === 'deleted' && <DeletedDrawer of={of.removal} close={() => setListed(undefined)} />}
    </RecordTable>
  );
}

interface ManagerActionsProps {
  list: (listed: 'columns' | 'deleted') => void;
  children: ReactNode;
}

/**
 * What is done with all records of the table: side by side, on phones behind one button. What they open stands above,
 * as they come and go when a phone is turned.
 */
function ManagerActions({ list, children }: ManagerActionsProps) {
  const isPhone = useWidthClass() === 'mobile';
  const all = (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Columns3Cog size={16} />}
        onClick={() => list('columns')}
      >
        {customColumnPanelMessages.title}
      </Button>
      <DeletedTool open={() => list('deleted')} />
      {children}
    </>
  );
  return isPhone ? <MoreTools label={messages.moreActions}>{all}</MoreTools> : all;
}
