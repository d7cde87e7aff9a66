import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';
import type { SearchOption } from '@contract/land/site-search/contract.ts';
import { searchOptions } from '@calls/land/site-search/contract.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { searchMessages } from '../ground/search/messages.ts';

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
  const asked = useEndpoint(searchOptions, input, { staleTime: FIVE_MINUTES });
  if (filter.checkboxes) return children(filter.checkboxes);
  if (asked.data) return children(asked.data.options[name ?? ''] ?? []);
  if (!asked.error) return <Skeleton h="8" />;
  return (
    <chakra.div role="alert" display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
      <chakra.span display="flex" gap="1" color="fg.error" textStyle="small">
        <CircleAlert size={16} aria-hidden />
        {searchMessages.optionsFailed}
      </chakra.span>
      <Button
        variant="plain"
        size="sm"
        busy={asked.isFetching}
        aria-label={`${uiMessages.tryAgain}: ${filter.label}`}
        onClick={() => void asked.refetch()}
      >
        {uiMessages.tryAgain}
      </Button>
    </chakra.div>
  );
}
