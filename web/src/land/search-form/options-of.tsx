import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';
import type { SearchOption } from '@contract/land/site-search/contract.ts';
import { searchOptions } from '@calls/land/site-search/contract.ts';
import type { ReactNode } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { searchMessages } from '../ground/search/messages.ts';

const FIVE_MINUTES = 300_000;

/** The options of a field: the configured ones, otherwise those of the dictionary and the sites. */
export function OptionsOf({
  filter,
  children,
}: {
  filter: SearchFilter;
  children: (options: SearchOption[]) => ReactNode;
}) {
  const name = filter.dbPropertyName;
  const input = filter.checkboxes || name === undefined ? null : { dbPropertyNames: [name] };
  const asked = useEndpoint(searchOptions, input, { staleTime: FIVE_MINUTES });
  if (filter.checkboxes) return children(filter.checkboxes);
  return (
    <Loaded
      line
      query={asked}
      skeleton={<Skeleton h="8" />}
      failed={searchMessages.optionsFailed}
      retryLabel={filter.label}
    >
      {({ options }) => children(options[name ?? ''] ?? [])}
    </Loaded>
  );
}
