import { chakra } from '@chakra-ui/react';
import { formatNumber } from '@contract/dictionary/format-value.ts';
import { List, Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/dialog.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { messages } from './messages.ts';
import { SheetHandle } from './redesigned/sheet-handle.tsx';
import { useSlash } from './use-slash.ts';
import { useFound, useSearchModel } from './search-model.tsx';

interface SmallSearchProps {
  form: ReactNode;
  map: ReactNode;
  results: ReactNode;
  /** Map or list, one at a time; tablets have the list as a sheet over the map. */
  phone: boolean;
  /** The redesigned page: the sheet is pulled taller and lower. */
  floating?: boolean;
}

/** Below 1080 px: the form is a drawer, the results a sheet over the map, on phones instead of it. */
export function SmallSearch({ form, map, results, phone, floating = false }: SmallSearchProps) {
  const { seeing, state } = useSearchModel();
  const found = useFound();
  const filterCount = state.filters.length;
  const [drawer, setDrawer] = useState(false);
  const [list, setList] = useState(!phone);
  const [tall, setTall] = useState(false);
  useSlash(!drawer, () => setDrawer(true));
  // What was asked for is to be seen: no drawer over the results, no list over the map.
  useEffect(() => {
    setDrawer(false);
    if (phone && seeing.see === 'site') setList(false);
  }, [seeing, phone]);
  const count =
    found.total === undefined
      ? found.error
        ? messages.searchFailed
        : messages.requesting
      : messages.found(formatNumber(found.sites.length), formatNumber(found.total));
  return (
    <chakra.div position="relative" flex="1" minW="0" display="flex" flexDirection="column">
      <Bar>
        <Button
          variant="outline"
          icon={<SlidersHorizontal size={16} />}
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
        <Button
          variant="outline"
          icon={list && phone ? <MapIcon size={16} /> : <List size={16} />}
          onClick={() => setList(!list)}
        >
          {!list ? messages.showList : phone ? messages.showMap : messages.hideList}
        </Button>
      </Bar>
      <chakra.section
        aria-label={messages.map}
        position="relative"
        flex="1"
        minH="0"
        visibility={list && phone ? 'hidden' : 'visible'}
      >
        {map}
      </chakra.section>
      {list && (
        <Sheet
          aria-label={messages.resultsPanel.title}
          phone={phone}
          floating={floating}
          style={floating && !phone ? { height: tall ? '85%' : '45%' } : {}}
        >
          {floating && !phone && <SheetHandle tall={tall} setTall={setTall} />}
          <VisuallyHidden>
            <h2>{messages.resultsPanel.title}</h2>
          </VisuallyHidden>
          {results}
        </Sheet>
      )}
      {drawer && (
        <Drawer
          title={messages.formPanel.title}
          side="left"
          width={360}
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
const Sheet = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minH: '0',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    boxShadow: 'floating',
  },
  variants: {
    phone: {
      true: { position: 'absolute', inset: '48px 0 0 0' },
      false: { h: '45%', flexShrink: '0' },
    },
    floating: { true: { borderTopRadius: '12px' }, false: {} },
  },
});
