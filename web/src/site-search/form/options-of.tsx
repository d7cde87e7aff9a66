import type { SearchFilter } from '@contract/configs/types/site-search.ts';
import type { SearchOption } from '@contract/site-search/contract.ts';
import { searchOptions } from '@calls/site-search/contract.ts';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { messages } from '../messages.ts';

const FIVE_MINUTES = 300_000;

/** The options of a field: those that the council wrote, else what its dictionary and sites hold. */
export function OptionsOf({
  filter,
  children,
}: {
  filter: SearchFilter;
  children: (options: SearchOption[]) => ReactNode;
}) {
  const name = filter.dbPropertyName;
  const input = filter.checkboxes || name === undefined ? null : { dbPropertyNames: [name] };
  const { data, error } = useEndpoint(searchOptions, input, { staleTime: FIVE_MINUTES });
  if (filter.checkboxes) return children(filter.checkboxes);
  if (error) {
    return (
      <chakra.p role="alert" color="fg.error" textStyle="small">
        {messages.optionsFailed}
      </chakra.p>
    );
  }
  return data ? children(data.options[name ?? ''] ?? []) : <Skeleton h="8" />;
}
