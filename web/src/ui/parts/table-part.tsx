import { chakra } from '@chakra-ui/react';
import { Download, Rows4 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../button.tsx';
import { ColumnChooser } from '../table/column-chooser.tsx';
import { pinnedFirst } from '../table/column-order.ts';
import { exportSeen } from '../table/export-seen.ts';
import { groupId, groupLines, rowLines, totalsOf } from '../table/line.ts';
import { SavedViews } from '../table/saved-views.tsx';
import type { RowId, Selected } from '../table/selection.ts';
import type { Sort } from '../table/sorting.ts';
import { STANDARD_VIEW, type TableView } from '../table/table-view.ts';
import { Table } from '../table/table.tsx';
import { showToast } from '../toast-store.ts';
import type { Plot } from './plots.ts';
import { usePlots } from './use-plots.ts';

/** A table of `rows` rows with everything that it can do. */
export function TablePart({ label, count }: { label: string; count: number }) {
  const [view, setView] = useState<TableView>(STANDARD_VIEW);
  const [sort, setSort] = useState<Sort>();
  const { plots, columns, ordered, paste } = usePlots(count, sort);
  const [group, setGroup] = useState<string>();
  const [opened, setOpened] = useState<ReadonlySet<RowId>>(new Set());
  const [selected, setSelected] = useState<Selected>(new Set());
  const change = (part: Partial<TableView>) => setView((before) => ({ ...before, ...part }));

  const byId = new Map(columns.map((column) => [column.id, column]));
  const standard = columns.slice(1).map(({ id }) => id);
  const names = view.columns ?? standard;
  const shown = useMemo(() => {
    const ordered = pinnedFirst(view.columns ?? standard, view.pinned);
    return [columns[0], ...ordered.map((id) => byId.get(id))].filter((each) => each !== undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [columns, view.columns, view.pinned]);

  const lines = useMemo(() => {
    const by = columns.find(({ id }) => id === group);
    const id = (row: Plot) => row.id;
    if (!by) return rowLines(ordered, id);
    const isOpen = (key: string) => opened.has(groupId(key));
    const label = (text: string) => `Plots with ${text}`;
    return groupLines(ordered, { by, columns, id, isOpen, empty: 'Not filled in', label });
  }, [ordered, columns, group, opened]);
  const totals = useMemo(() => [totalsOf(columns, plots)], [columns, plots]);

  return (
    <div>
      <Tools>
        <ColumnChooser
          columns={new Map([...byId].slice(1))}
          shown={names}
          standard={standard}
          setColumns={(next) => change({ columns: next })}
        />
        <SavedViews table={label} view={view} apply={setView} />
        <Button
          variant="outline"
          icon={<Rows4 size={16} />}
          aria-pressed={view.compact}
          onClick={() => change({ compact: !view.compact })}
        >
          Compact rows
        </Button>
        {group && (
          <Button variant="outline" onClick={() => setGroup(undefined)}>
            Not grouped
          </Button>
        )}
        <Button
          variant="outline"
          icon={<Download size={16} />}
          onClick={() => exportSeen('plots', shown, ordered)}
        >
          Export what is seen
        </Button>
      </Tools>
      <Box>
        <Table
          label={label}
          columns={shown}
          lines={lines}
          rowName={(row) => row.name}
          view={view}
          change={change}
          sort={sort}
          setSort={setSort}
          groupBy={setGroup}
          toggleGroup={(id) =>
            setOpened((before) =>
              before.has(id)
                ? new Set([...before].filter((each) => each !== id))
                : new Set([...before, id]),
            )
          }
          selection={{ selected, set: setSelected }}
          bulk={
            <Button variant="outline" size="sm" onClick={() => setSelected(new Set())}>
              Approve
            </Button>
          }
          open={(_, row) => showToast({ kind: 'info', title: `Opened ${row.name}` })}
          paste={paste}
          totals={totals}
        />
      </Box>
    </div>
  );
}

const Tools = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mb: '2' } });
const Box = chakra('div', {
  base: { h: '420px', display: 'flex', flexDirection: 'column', borderWidth: '1px' },
});
