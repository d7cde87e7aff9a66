import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import { useMemo } from 'react';
import type { Column } from '../../../ui/table/column.ts';
import type { SiteCell } from '../../site-fields/cell.ts';
import { SiteCellEditor } from './site-cell-editor.tsx';

/** The columns with an editor where the council's site page has one. */
export function useEditableColumns(
  columns: readonly Column<SiteRecord>[],
  fields: ReadonlyMap<string, DictionaryField>,
  cells: ReadonlyMap<string, SiteCell>,
): readonly Column<SiteRecord>[] {
  return useMemo(
    () =>
      columns.map((column): Column<SiteRecord> => {
        const cell = cells.get(column.id);
        if (!cell) return column;
        return {
          ...column,
          editable: () => true,
          editor: (site, close) => (
            <SiteCellEditor cell={cell} site={site} fields={fields} close={close} />
          ),
        };
      }),
    [columns, fields, cells],
  );
}
