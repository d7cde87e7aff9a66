import { useMemo, useState } from 'react';
import { isDescending, type Sort, sortedBy, sortRows } from '../table/sorting.ts';
import type { CellChange } from '../table/use-clipboard.ts';
import { showToast } from '../toast-store.ts';
import { plotColumns } from './plot-columns.tsx';
import { type Plot, somePlots } from './plots.ts';

const MAX_HOMES = 10_000;

/** Invented plots, edited cell by cell and by pasting, and as they are sorted. */
export function usePlots(count: number, sort: Sort) {
  const [plots, setPlots] = useState(() => somePlots(count));
  const columns = useMemo(() => {
    const put = (id: number, column: string, text: string) => {
      const homes = Number(text);
      if (column === 'homes' && !(Number.isInteger(homes) && homes >= 0 && homes <= MAX_HOMES))
        return 'A whole number from 0 to 10,000';
      const value = column === 'homes' ? homes : text;
      setPlots((all) => all.map((each) => (each.id === id ? { ...each, [column]: value } : each)));
      return undefined;
    };
    return plotColumns(put);
  }, []);
  const ordered = useMemo(() => {
    const by = columns.find(({ id }) => id === sortedBy(sort));
    return by ? sortRows(plots, by.value, isDescending(sort)) : plots;
  }, [plots, columns, sort]);
  const paste = (changes: CellChange<Plot>[]) => {
    const byRow = new Map(plots.map((plot) => [plot.id, plot]));
    for (const { id, column, text } of changes) {
      const plot = byRow.get(Number(id));
      const value = column.id === 'homes' ? Number(text) : text;
      if (plot && !Number.isNaN(value)) byRow.set(plot.id, { ...plot, [column.id]: value });
    }
    setPlots([...byRow.values()]);
    showToast({ kind: 'success', title: `${changes.length} cells pasted` });
  };
  return { plots, columns, ordered, paste };
}
