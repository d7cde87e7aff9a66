import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';
import { chakra } from '@chakra-ui/react';
import { Suspense, useMemo } from 'react';
import { useFlag } from '../../../session/tenant.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { SearchForm } from '../../search-form/search-form.tsx';
import { useSearchDraft } from '../../ground/filters/use-search-draft.ts';
import type { SearchedRecords } from '../../../records/search/searched-records.ts';
import { type SearchModel, useSearchModel } from '../../ground/search/search-model.tsx';
import { SavedSearches } from '../../saved-searches/saved-searches.tsx';

const SentenceSearch = lazyPart(async () => ({
  default: (await import('../../sentence-search/sentence-search.tsx')).SentenceSearch,
}));
const FilterBuilder = lazyPart(() => import('../../filter-builder/filter-builder.tsx'));

/** The form of a search, once the council's configuration has arrived. */
export function SearchFormPart() {
  const { state, screen, search } = useSearchModel();
  const { filters, area } = state;
  return useMemo(
    () =>
      screen.form ? (
        <FormOfSearch
          records={screen.records}
          config={screen.form}
          filters={filters}
          area={area}
          search={search}
        />
      ) : (
        <chakra.div p="4">
          <SkeletonLines lines={10} height="8" />
        </chakra.div>
      ),
    [screen.form, screen.records, filters, area, search],
  );
}

type Searching = Pick<SearchModel, 'search'> &
  Pick<SearchModel['state'], 'filters' | 'area'> & {
    records: SearchedRecords;
    config: SearchFilter[];
  };

function FormOfSearch({ records, config, filters, area, search }: Searching) {
  const { name, unit, helped, submit } = records;
  const draft = useSearchDraft(`search-${name}`, config, filters, area !== undefined);
  const bySentence = useFlag('site search AI search') && helped;
  const withBuilder = useFlag('site search updated filters');
  const send = () => void search(draft.filters, draft.inArea && !draft.overridden);
  return (
    <SearchForm
      config={config}
      draft={draft}
      unit={unit}
      helped={helped}
      submit={submit}
      search={(wanted, areaOnly) => void search(wanted, areaOnly)}
      head={
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {bySentence && (
            <chakra.div flexBasis="full">
              {/* As high as what is coming, so that the form below it stays where it is. */}
              <Suspense fallback={<Skeleton h="195px" />}>
                <SentenceSearch
                  resets={draft.resets}
                  searched={filters}
                  onRead={({ filters: found, sort, everything }) =>
                    void search(found, draft.inArea && !everything, sort ?? undefined)
                  }
                />
              </Suspense>
            </chakra.div>
          )}
          <SavedSearches draft={draft} />
          {withBuilder && (
            <Suspense fallback={null}>
              <FilterBuilder draft={draft} send={send} />
            </Suspense>
          )}
        </chakra.div>
      }
    />
  );
}
