import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useRef } from 'react';
import { useFlag } from '../../../session/tenant.tsx';
import type { CloseEditor } from '../../../ui/table/column.ts';
import { SiteProvider } from '../../ground/sites/site-context.tsx';
import type { SiteCell } from '../../site-fields/cell.ts';
import { EditableCell } from '../../site-fields/editable-cell.tsx';

interface SiteCellEditorProps {
  cell: SiteCell;
  site: SiteRecord;
  fields: ReadonlyMap<string, DictionaryField>;
  close: CloseEditor;
}

/** Edits a site's value in the table, with the control and the rules of the site's own page. */
export function SiteCellEditor({ cell, site, fields, close }: SiteCellEditorProps) {
  const v2 = useFlag('site details v2');
  const box = useRef<HTMLDivElement>(null);
  const on = useMemo(
    () => ({
      siteId: site.id,
      scenario: site.scenario_name,
      // The table's columns, which hold all that an edited value needs.
      site: site as SiteRecord & WholeSite,
      fields,
      lists: [],
      can: { edit: true, delete: false },
      refetch: undefined,
      v2,
    }),
    [site, fields, v2],
  );
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  const closed = () => {
    const there = document.activeElement;
    // Does not take the focus back from elsewhere.
    const stays = there === document.body || (box.current?.contains(there) ?? true);
    close(stays ? 'stay' : undefined);
  };
  return (
    <SiteProvider value={on}>
      <chakra.div ref={box}>
        <EditableCell
          cell={cell}
          value={(site as Record<string, unknown>)[cell.column]}
          closed={closed}
        />
      </chakra.div>
    </SiteProvider>
  );
}
