import { chakra } from '@chakra-ui/react';
import { Download, Map as MapIcon, Rows4, SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useOpenExport } from '../exports/use-open-export.ts';
import { useFlag } from '../session/tenant.tsx';
import { SearchFormPart } from '../site-search/search-form-part.tsx';
import { useSearchModel } from '../site-search/search-model.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { SelectControl } from '../ui/control.tsx';
import { Drawer } from '../ui/dialog.tsx';
import { ColumnChooser, type ColumnChooserProps } from './column-chooser.tsx';
import { messages } from './messages.ts';
import { countWords } from './count-words.ts';

interface TableToolsProps extends ColumnChooserProps {
  total: number | undefined;
  failed: boolean;
  group: string | undefined;
  groupBy: (name: string | undefined) => void;
  compact: boolean;
  setCompact: (compact: boolean) => void;
}

/** Above the table: how many sites, the search's form in a drawer, and what the table shows. */
export function TableTools(props: TableToolsProps) {
  const { total, failed, columns, group, groupBy, compact, setCompact } = props;
  const { state, seeing, asked } = useSearchModel();
  const [form, setForm] = useState(false);
  const groupId = useId();
  // What was searched for is to be seen.
  useEffect(() => setForm(false), [seeing]);
  const count = total === undefined ? (failed ? '' : messages.requesting) : countWords(total);
  const groupable = [...columns.values()].filter(({ groupedAs }) => groupedAs);
  return (
    <Bar>
      <chakra.h1 tabIndex={-1} textStyle="headingSm">
        {messages.title}
      </chakra.h1>
      <chakra.p role="status" flex="1" minW="28" color="fg.muted" fontVariantNumeric="tabular-nums">
        {count}
      </chakra.p>
      <Button
        variant="outline"
        icon={<SlidersHorizontal size={16} />}
        onClick={() => setForm(true)}
      >
        {state.filters.length > 0 ? messages.filtersSet(state.filters.length) : messages.filters}
      </Button>
      <ColumnChooser {...props} />
      <chakra.label htmlFor={groupId} color="fg.muted" hideBelow="md">
        {messages.grouped}
      </chakra.label>
      <SelectControl
        id={groupId}
        aria-label={messages.grouped}
        w="40"
        value={group ?? ''}
        onChange={(event) => groupBy(event.target.value || undefined)}
      >
        <option value="">{messages.notGrouped}</option>
        {groupable.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectControl>
      <Button
        variant="outline"
        icon={<Rows4 size={16} />}
        aria-label={messages.compact}
        aria-pressed={compact}
        onClick={() => setCompact(!compact)}
      >
        <Words>{messages.compact}</Words>
      </Button>
      <ButtonLink
        variant="outline"
        icon={<MapIcon size={16} />}
        aria-label={messages.showOnMap}
        to={{ pathname: '/map', search: mapSearch() }}
      >
        <Words>{messages.showOnMap}</Words>
      </ButtonLink>
      {useFlag('data export') && <ExportButton filters={asked} off={!total} />}
      {form && (
        <Drawer
          title={messages.search}
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

function ExportButton({
  filters,
  off,
}: {
  filters: ReturnType<typeof useSearchModel>['asked'];
  off: boolean;
}) {
  const { open, opening } = useOpenExport();
  return (
    <Button
      variant="outline"
      icon={<Download size={16} />}
      aria-label={messages.export}
      busy={opening}
      disabled={off}
      onClick={() => void open({ filters })}
    >
      <Words>{messages.export}</Words>
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

/** A phone has room for the icons only; their names are read all the same. */
const Words = chakra('span', { base: { hideBelow: 'md' } });

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
