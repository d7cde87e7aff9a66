import type { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/empty.tsx';
import { searchResultMessages as messages } from './messages.ts';
import { useSearchModel } from '../ground/search/search-model.tsx';
import { refusedPlaces, withoutPlaces } from './without-refused.ts';

interface SearchFailedProps {
  title: string;
  error: ApiError;
  retry: () => void;
}

/**
 * Why a search failed, and what helps: trying again or, if it uses fields that no longer exist (a link older than the
 * council's dictionary), searching without them.
 */
export function SearchFailed({ title, error, retry }: SearchFailedProps) {
  const { state, asked, change } = useSearchModel();
  const places = refusedPlaces(error.fields);
  const bySort = 'sort' in error.fields;
  if (places.length === 0 && !bySort) {
    return <Failed title={title} error={error} retry={retry} />;
  }
  // The page's own filters come first in the request, the map area last.
  const fixed = asked.length - state.filters.length - (state.area ? 1 : 0);
  const ofState = places
    .map(([first = 0, ...rest]) => [first - fixed, ...rest])
    .filter(([first = 0]) => first >= 0);
  const byArea = ofState.some(([first]) => first === state.filters.length);
  if (ofState.length === 0 && !bySort) {
    return <Failed title={title} error={error} retry={retry} />;
  }
  return (
    <Failed
      title={title}
      error={error}
      action={
        <Button
          variant="outline"
          onClick={() =>
            change({
              filters: withoutPlaces(state.filters, ofState),
              area: byArea ? undefined : state.area,
              sort: bySort ? undefined : state.sort,
            })
          }
        >
          {messages.searchWithout}
        </Button>
      }
    />
  );
}
