import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import { useEffect, useMemo } from 'react';
import { useConfig } from '../../../council/ground/configs/use-config.ts';
import { useAccess } from '../../../session/access.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { watchPresses } from '../../site-fields/after-press.ts';
import { editableCells } from '../../site-fields/arrangement.ts';
import { SiteCellEditor } from './site-cell-editor.tsx';

/** The columns with an editor where the council's site page has one, for those who may write. */
export function useEditableColumns(
  columns: readonly Column<SiteRecord>[],
  fields: ReadonlyMap<string, DictionaryField>,
): readonly Column<SiteRecord>[] {
  const { allowed } = useAccess('sites', 'write');
  const config = useConfig('site-features');
  const tabs = config.status === 'ready' ? config.config?.tabs : undefined;
  useEffect(watchPresses, []);
  return useMemo(() => {
    if (!allowed || !tabs) return columns;
    const cells = editableCells(tabs, fields);
    return columns.map((column): Column<SiteRecord> => {
      const cell = cells.get(column.id);
      if (!cell) return column;
      return {
        ...column,
        editable: () => true,
        editor: (site, close) => (
          <SiteCellEditor cell={cell} site={site} fields={fields} close={close} />
        ),
      };
    });
  }, [columns, fields, allowed, tabs]);
}
