import { SlidersHorizontal } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { ScreenFault } from '../../../land/ground/search/screen-fault.tsx';
import { SearchModelProvider, useSearchModel } from '../../../land/ground/search/search-model.tsx';
import { useNewSearch } from '../../../land/ground/search/use-search-model.ts';
import { FilterChips } from '../../../land/screens/search/chips/filter-chips.tsx';
import { SearchFormPart } from '../../../land/screens/search/search-form-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import { useRecordScreen } from '../../../records/kept/use-record-screen.ts';
import { representationSearch } from '../../representations/tabled-representations.tsx';
import { useAnalysisAddress } from './use-analysis-address.ts';
import { PageFrame } from '../../../ui/page-frame/page-frame.tsx';

interface Part {
  name: string;
  label: string;
  Content: ComponentType<{ asked: Filter[] }>;
}

const PARTS: readonly Part[] = [
  {
    name: 'counts',
    label: messages.counts,
    Content: lazyPart(() => import('./counts-part.tsx')),
  },
  {
    name: 'places',
    label: messages.places,
    Content: lazyPart(() => import('./places-part.tsx')),
  },
  {
    name: 'campaigns',
    label: messages.campaigns,
    Content: lazyPart(() => import('./campaigns-part.tsx')),
  },
  {
    name: 'themes',
    label: messages.themes,
    Content: lazyPart(() => import('./themes-part.tsx')),
  },
  {
    name: 'papers',
    label: messages.papers,
    Content: lazyPart(() => import('./papers-part.tsx')),
  },
];

/** What all those who wrote said, together: counted, drawn and placed. */
export default function AnalysisPage() {
  const made = useNewSearch(useRecordScreen(representationSearch), { listed: false });
  const { screen, asked } = made.model;
  const { at, change } = useAnalysisAddress();
  const shown = PARTS.find(({ name }) => name === at.part)?.name ?? 'counts';
  const isFaulty = Boolean(screen.error);
  return (
    <SearchModelProvider {...made}>
      <Tabs
        label={messages.parts}
        tabs={PARTS}
        shown={shown}
        choose={(part) => change({ part })}
        lazy
        renderFrame={(tabs) => (
          <PageFrame
            kind="page"
            title={messages.title}
            tabs={tabs}
            actions={!isFaulty && <FiltersTool />}
          >
            {!isFaulty && <FilterChips />}
            {PARTS.map(({ name, label, Content }) => (
              <TabPanel key={name} name={name} title={label}>
                {isFaulty ? (
                  <ScreenFault screen={screen} title={messages.optionsFailed} />
                ) : (
                  <Suspense fallback={<Skeleton h="80" />}>
                    <Content asked={asked} />
                  </Suspense>
                )}
              </TabPanel>
            ))}
          </PageFrame>
        )}
      />
    </SearchModelProvider>
  );
}

/** The form of the filters, in a drawer. */
function FiltersTool() {
  const { state, seeing } = useSearchModel();
  const [form, setForm] = useState(false);
  // What was searched for is to be seen.
  useEffect(() => setForm(false), [seeing]);
  return (
    <>
      <Button variant="ghost" icon={<SlidersHorizontal size={16} />} onClick={() => setForm(true)}>
        {state.filters.length > 0 ? messages.filtersSet(state.filters.length) : messages.filters}
      </Button>
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
    </>
  );
}
