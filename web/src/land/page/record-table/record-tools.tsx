import { chakra } from '@chakra-ui/react';
import { currentTenant } from '../../../api/host.ts';
import { Download, Ellipsis, Map as MapIcon, Rows4, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { useOpenExport } from '../exports/use-open-export.ts';
import { useFlag } from '../../../session/tenant.tsx';
import { SearchFormPart } from '../search/search-form-part.tsx';
import { useSearchModel } from '../../ground/search/search-model.tsx';
import { Button, ButtonLink, IconButton } from '../../../ui/button.tsx';
import { SelectControl } from '../../../ui/control.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { useWidthClass } from '../../../ui/use-width.ts';
import { ColumnChooser, type ColumnChooserProps } from '../../../ui/table/column-chooser.tsx';
import type { SiteColumn } from '../../ground/record-table/record-columns.ts';
import { SavedViews } from '../../../ui/table/saved-views.tsx';
import { readView, type TableView } from '../../../ui/table/table-view.ts';
import { SiteSums } from '../../site-table/site-sums.tsx';
import { TableSearch } from './record-search.tsx';
import { messages } from '../../site-table/messages.ts';
import { countWords } from '../../site-table/count-words.ts';

interface TableToolsProps extends ColumnChooserProps {
  total: number | undefined;
  failed: boolean;
  group: string | undefined;
  groupBy: (name: string | undefined) => void;
  columns: ReadonlyMap<string, SiteColumn>;
  view: TableView;
  change: (part: Partial<TableView>) => void;
}

/** Above the table: how many sites, the search's form in a drawer, and what the table shows. */
export function TableTools(props: TableToolsProps) {
  const { total, failed } = props;
  const { state, seeing, asked } = useSearchModel();
  const [form, setForm] = useState(false);
  const phone = useWidthClass() === 'mobile';
  // What was searched for is to be seen.
  useEffect(() => setForm(false), [seeing]);
  const count =
    total === undefined ? (failed ? '' : siteTableMessages.requesting) : countWords(total);
  return (
    <Bar>
      <chakra.h1 tabIndex={-1} textStyle="headingSm">
        {siteTableMessages.title}
      </chakra.h1>
      <chakra.p role="status" flex="1" minW="60" color="fg.muted" fontVariantNumeric="tabular-nums">
        {count} {total !== undefined && total > 0 && <SiteSumsLine filters={asked} />}
      </chakra.p>
      <TableSearch />
      <Button
        variant="outline"
        icon={<SlidersHorizontal size={16} />}
        onClick={() => setForm(true)}
      >
        {state.filters.length > 0
          ? siteTableMessages.filtersSet(state.filters.length)
          : siteTableMessages.filters}
      </Button>
      <ColumnChooser {...props} />
      {phone ? (
        <MoreTools>
          <ShowTools {...props} filters={asked} />
        </MoreTools>
      ) : (
        <ShowTools {...props} filters={asked} />
      )}
      {form && (
        <Drawer
          title={siteTableMessages.search}
          side="left"
          width={360}
          fills
          onClose={() => setForm(false)}
        >
          <SearchFormPart />
        </Drawer>
      )}
    </Bar>
  );
}

/** What the table shows and where else its sites can be seen. */
function ShowTools({
  total,
  columns,
  group,
  groupBy,
  view,
  change,
  filters,
}: TableToolsProps & { filters: Filter[] }) {
  const groupId = useId();
  const groupable = [...columns.values()].filter(({ groupedAs }) => groupedAs);
  return (
    <>
      <chakra.label htmlFor={groupId} color="fg.muted">
        {siteTableMessages.grouped}
      </chakra.label>
      <SelectControl
        id={groupId}
        w="40"
        value={group ?? ''}
        onChange={(event) => groupBy(event.target.value || undefined)}
      >
        <option value="">{siteTableMessages.notGrouped}</option>
        {groupable.map(({ id: name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectControl>
      <Button
        variant="outline"
        icon={<Rows4 size={16} />}
        aria-pressed={view.compact}
        onClick={() => change({ compact: !view.compact })}
      >
        {siteTableMessages.compact}
      </Button>
      <SavedViews table={`sites:${currentTenant()}`} view={readTableView(view)} apply={change} />
      <ButtonLink
        variant="outline"
        icon={<MapIcon size={16} />}
        to={{ pathname: '/map', search: mapSearch() }}
      >
        {siteTableMessages.showOnMap}
      </ButtonLink>
      {useFlag('data export') && <ExportButton filters={filters} off={!total} />}
    </>
  );
}

/** On phones the same behind one button. */
function MoreTools({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={anchor}
        variant="outline"
        label={siteTableMessages.moreTools}
        icon={<Ellipsis size={16} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Popover anchor={anchor} onClose={() => setOpen(false)} label={siteTableMessages.moreTools}>
          <chakra.div p="4" display="grid" gap="2">
            {children}
          </chakra.div>
        </Popover>
      )}
    </>
  );
}

function ExportButton({ filters, off }: { filters: Filter[]; off: boolean }) {
  const { open, opening } = useOpenExport();
  return (
    <Button
      variant="outline"
      icon={<Download size={16} />}
      busy={opening}
      disabled={off}
      onClick={() => void open({ filters })}
    >
      {siteTableMessages.export}
    </Button>
  );
}

/** The same search on the map: what only the table has stays behind. */
function mapSearch(): string {
  const params = new URLSearchParams(location.search);
  params.delete('page');
  params.delete('group');
  return params.toString();
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '2',
    borderBottomWidth: '1px',
    bg: 'bg.panel',
  },
});
