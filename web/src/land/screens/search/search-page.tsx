import { chakra } from '@chakra-ui/react';
import { useFlag } from '../../../session/tenant.tsx';
import { useWidthClass } from '../../../ui/use-width.ts';
import { DesktopSearch } from './desktop-search.tsx';
import { searchMessages } from '../../ground/search/messages.ts';
import { RedesignedSearch } from './redesigned/redesigned-search.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { SearchFormPart } from './search-form-part.tsx';
import { SearchMap } from './search-map.tsx';
import { ScreenFault } from '../../ground/search/screen-fault.tsx';
import { SearchModelProvider } from '../../ground/search/search-model.tsx';
import { SmallSearch } from './small-search.tsx';
import { useNewSearch } from '../../ground/search/use-search-model.ts';
import { useSearchScreen } from '../../ground/search/use-search-screen.ts';
import { PageFrame } from '../../../ui/page-frame/page-frame.tsx';

/** Site search: form, map and results; its whole state is in the address. */
export default function SearchPage() {
  const made = useNewSearch(useSearchScreen());
  const { screen } = made.model;
  const width = useWidthClass();
  // The redesigned page shows the same search: the map fills it, under form and results.
  const redesigned = useFlag('site search redesigned');
  const Desktop = redesigned ? RedesignedSearch : DesktopSearch;
  if (screen.error || screen.broken) {
    return (
      <PageFrame {...frame}>
        <ScreenFault screen={screen} title={searchMessages.optionsFailed} />
      </PageFrame>
    );
  }
  const parts = { form: <SearchFormPart />, map: <SearchMap />, results: <ResultsPanel /> };
  return (
    <SearchModelProvider {...made}>
      <PageFrame {...frame}>
        <chakra.div flex="1" minH="0" display="flex">
          {width === 'desktop' ? (
            <Desktop {...parts} />
          ) : (
            <SmallSearch {...parts} phone={width === 'mobile'} floating={redesigned} />
          )}
        </chakra.div>
      </PageFrame>
    </SearchModelProvider>
  );
}

const frame = { kind: 'map', title: searchMessages.formPanel.title, hidesTitle: true } as const;
