import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { chakra } from '@chakra-ui/react';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { searchMessages } from '../../../ground/search/messages.ts';
import { searchPageMessages as messages } from '../messages.ts';
import { FORM_PANEL, RESULTS_PANEL, usePanel } from '../panel-state.ts';
import { useFound, useSearchModel } from '../../../ground/search/search-model.tsx';
import { SidePanel } from '../side-panel.tsx';
import { type Insets, MapInsetsContext } from './map-insets.tsx';

const MARGIN = 12;
/** The width in px that must stay free before panels may cover the middle of the map. */
const MIN_MAP_WIDTH = 320;

/** Windows from 1080 px: the map fills the page; form and results float over it, and the count is always visible. */
export function RedesignedSearch({
  form,
  map,
  results,
}: {
  form: ReactNode;
  map: ReactNode;
  results: ReactNode;
}) {
  const { state } = useSearchModel();
  const left = usePanel(FORM_PANEL);
  const right = usePanel(RESULTS_PANEL);
  const [refit] = useState(state.view === undefined);
  const over = {
    left: left.open ? left.width + MARGIN : 0,
    right: right.open ? right.width + MARGIN : 0,
  };
  const covered = useCovered(over, refit);
  return (
    <MapInsetsContext value={covered}>
      <Whole
        style={
          {
            '--map-left': `${over.left || 48}px`,
            '--map-right': `${over.right}px`,
          } as CSSProperties
        }
      >
        <chakra.section aria-label={messages.map} position="absolute" inset="0">
          {map}
        </chakra.section>
        <SidePanel
          side="left"
          floating
          panel={left}
          limits={FORM_PANEL}
          words={searchMessages.formPanel}
        >
          {form}
        </SidePanel>
        <SidePanel
          side="right"
          floating
          panel={right}
          limits={RESULTS_PANEL}
          words={messages.resultsPanel}
          folded={<Count />}
        >
          {results}
        </SidePanel>
      </Whole>
    </MapInsetsContext>
  );
}

function useCovered({ left, right }: Insets, refit: boolean) {
  return useMemo(
    () =>
      left + right + MIN_MAP_WIDTH > innerWidth
        ? { left, right: 0, refit }
        : { left, right, refit },
    [left, right, refit],
  );
}

/** The count of sites, shown while the results are folded away. */
function Count() {
  const { sites, total, error } = useFound();
  const words =
    total === undefined
      ? error
        ? searchMessages.searchFailed
        : searchMessages.requesting
      : searchMessages.found(formatNumber(sites.length), formatNumber(total));
  return (
    <chakra.p role="status" fontWeight="semibold" px="2" fontVariantNumeric="tabular-nums">
      {words}
    </chakra.p>
  );
}

const Whole = chakra('div', {
  base: {
    position: 'relative',
    flex: '1',
    minW: '0',
    // Keeps the scale of either engine clear of the results.
    '& [class*=gl-ctrl-bottom-right]': { right: 'var(--map-right)!' },
  },
});
