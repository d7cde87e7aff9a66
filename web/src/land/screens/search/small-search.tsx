import { chakra } from '@chakra-ui/react';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { FilterChips } from './chips/filter-chips.tsx';
import { ListToggle, MapWithSheet } from './map-with-sheet.tsx';
import { searchMessages } from '../../ground/search/messages.ts';
import { searchPageMessages as messages } from './messages.ts';
import { SheetHandle } from './redesigned/sheet-handle.tsx';
import { useFound, useSearchModel } from '../../ground/search/search-model.tsx';

interface SmallSearchProps {
  form: ReactNode;
  map: ReactNode;
  results: ReactNode;
  /** Map or list, one at a time; tablets have the list as a sheet over the map. */
  phone: boolean;
  /** The redesigned page, whose sheet can be resized. */
  floating?: boolean;
}

/** Windows below 1080 px: the form is a drawer, the results a sheet over the map or, on phones, instead of it. */
export function SmallSearch({ form, map, results, phone, floating = false }: SmallSearchProps) {
  const { seeing, state, drawing } = useSearchModel();
  const found = useFound();
  const filterCount = state.filters.length;
  const [drawer, setDrawer] = useState(false);
  const [list, setList] = useState(!phone);
  const [tall, setTall] = useState(false);
  // Makes the results visible: closes the drawer and switches to the map or the list.
  useEffect(() => {
    setDrawer(false);
    if (phone && seeing.see === 'site') setList(false);
  }, [seeing, phone]);
  // Areas are drawn on the map; afterwards the form that asked for one opens again.
  const draws = drawing?.at !== undefined;
  const drawn = drawing?.back !== undefined;
  useEffect(() => {
    if (!draws) return;
    setDrawer(false);
    setList(false);
  }, [draws]);
  useEffect(() => {
    if (!drawn) return;
    setDrawer(true);
    if (!phone) setList(true);
  }, [drawn, phone]);
  const count =
    found.total === undefined
      ? found.error
        ? searchMessages.searchFailed
        : searchMessages.requesting
      : searchMessages.found(formatNumber(found.sites.length), formatNumber(found.total));
  return (
    <chakra.div position="relative" flex="1" minW="0" display="flex" flexDirection="column">
      <Bar>
        <Button
          variant="outline"
          icon={<SlidersHorizontal size={16} />}
          data-opens-search
          onClick={() => setDrawer(true)}
        >
          {filterCount > 0 ? messages.filtersSet(filterCount) : messages.openForm}
        </Button>
        <chakra.p
          flex="1"
          minW="0"
          textAlign="center"
          textStyle="small"
          role={list ? undefined : 'status'}
        >
          {list ? '' : count}
        </chakra.p>
        <ListToggle list={list} setList={setList} phone={phone} />
      </Bar>
      {!list && <FilterChips oneLine />}
      <MapWithSheet
        words={{ map: messages.map, results: messages.resultsPanel.title }}
        map={map}
        results={results}
        list={list}
        phone={phone}
        pull={
          floating && !phone
            ? {
                handle: <SheetHandle tall={tall} setTall={setTall} />,
                height: tall ? '85%' : '45%',
              }
            : undefined
        }
      />
      {drawer && (
        <Drawer
          title={searchMessages.formPanel.title}
          side="left"
          width={360}
          fills
          onClose={() => setDrawer(false)}
        >
          {form}
        </Drawer>
      )}
    </chakra.div>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '3',
    minH: '12',
    borderBottomWidth: '1px',
    bg: 'bg.panel',
  },
});
