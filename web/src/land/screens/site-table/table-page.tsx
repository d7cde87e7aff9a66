import { useMemo, useState } from 'react';
import { useNewSearch } from '../../ground/search/use-search-model.ts';
import { useOpenedFrom } from '../../ground/search/opened-from.ts';
import { useSearchScreen } from '../../ground/search/use-search-screen.ts';
import { NAME, siteTableColumns } from '../../site-table/site-columns.ts';
import { SiteDrawer } from '../../site-table/site-drawer.tsx';
import { SiteSumsLine } from '../../site-table/site-sums.tsx';
import { tabledSites } from '../../site-table/tabled-sites.ts';
import { useSiteTotals } from '../../site-table/use-site-totals.ts';
import type { Selected } from '../../../ui/table/selection.ts';
import { RecordTable } from '../record-table/record-table.tsx';
import { useRecordTable } from '../record-table/use-record-table.ts';
import { NotPasted } from './paste/not-pasted.tsx';
import { usePasting } from './paste/use-pasting.ts';
import { SelectedTools } from './selected-tools.tsx';
import { SiteTools } from './site-tools.tsx';
import { useEditableCells } from './use-editable-cells.ts';
import { useEditableColumns } from './use-editable-columns.tsx';

/** The fields for the column of names, where the council has them. */
const NAMES = ['site_name', 'address'];
/** How many fields are shown by default where no card configuration names any. */
const AT_FIRST = 8;

/** The search as a table: sites can be selected, edited in place, and summed up. */
export default function SiteTablePage() {
  const made = useNewSearch(useSearchScreen(), { listed: false });
  const { screen, asked, state } = made.model;
  const [opened, setOpened] = useState<number>();
  const from = useOpenedFrom(state);
  const columns = useMemo(() => siteTableColumns(screen.fields.values()), [screen.fields]);
  const standard = useMemo(() => standardColumns(screen.card, columns), [screen.card, columns]);
  const always = NAMES.filter((name) => screen.fields.has(name));
  const at = useRecordTable(tabledSites, made.model, { columns, first: NAME, standard, always });
  const cells = useEditableCells(screen.fields);
  const editable = useEditableColumns(at.shown, screen.fields, cells);
  const pasting = usePasting(cells);
  const { ticked, setTicked } = made.pointing;
  const totals = useSiteTotals(at.ready ? asked : null, ticked);
  const total = at.page.data?.total ?? 0;
  return (
    <RecordTable
      made={made}
      at={at}
      columns={editable}
      sums={<SiteSumsLine filters={asked} />}
      tools={
        <SiteTools
          filters={asked}
          sort={state.sort}
          columns={[always[0] ?? 'id', ...at.shown.slice(1).map(({ id }) => id)]}
          off={total === 0}
        />
      }
      totals={totals}
      paste={(changes) => void pasting.paste(changes)}
      open={({ id }) => setOpened(id)}
      opened={opened}
      selection={{ selected: ticked, set: (next) => setTicked(() => siteIds(next)) }}
      bulk={<SelectedTools filters={asked} total={total} cells={cells} />}
    >
      {pasting.left && <NotPasted lines={pasting.left} close={pasting.close} />}
      {opened !== undefined && (
        <SiteDrawer siteId={opened} from={from} onClose={() => setOpened(undefined)} />
      )}
    </RecordTable>
  );
}

const siteIds = (selected: Selected) => new Set([...selected].map(Number));

/** The fields of the council's card, otherwise its first ones; never the name, which has its own column. */
function standardColumns(
  card: readonly { dbPropertyName: string }[],
  columns: ReadonlyMap<string, unknown>,
): string[] {
  const [name] = NAMES;
  const ofCard = card.map((each) => each.dbPropertyName);
  const first = ofCard.length > 0 ? ofCard : [...columns.keys()].slice(0, AT_FIRST);
  return ['source_reference', ...first].filter((each) => each !== name && columns.has(each));
}
