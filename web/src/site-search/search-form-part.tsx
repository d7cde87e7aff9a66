import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { SkeletonLines } from '../ui/skeleton.tsx';
import { SearchForm } from './form/search-form.tsx';
import { useSearchModel } from './search-model.tsx';

/** The form of a search, once the council's configuration is there. */
export function SearchFormPart() {
  const { state, screen, search } = useSearchModel();
  const { filters, area } = state;
  return useMemo(
    () =>
      screen.form ? (
        <SearchForm
          config={screen.form}
          filters={filters}
          areaOnly={area !== undefined}
          search={(wanted, areaOnly) => void search(wanted, areaOnly)}
        />
      ) : (
        <chakra.div p="4">
          <SkeletonLines lines={10} height="8" />
        </chakra.div>
      ),
    [screen.form, filters, area, search],
  );
}
