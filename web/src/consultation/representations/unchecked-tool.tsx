import { getRepresentationTable } from '@calls/consultation/representations/contract.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { writeSearch } from '../../land/ground/search/search-address.ts';
import { useAccess } from '../../session/access.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { representationPanelMessages as messages } from './messages.ts';

const UNCHECKED: Filter[] = [{ type: 'checkbox', dbPropertyName: 'is_checked', value: false }];
const LISTED = `/consultations/representations/all?${writeSearch(new URLSearchParams(), { filters: UNCHECKED })}`;

/** Leads to what nobody has looked over for personal details yet, for those who may; says how much it is. */
export function UncheckedTool() {
  const mayRead = useAccess('originals', 'read').allowed;
  const mayWrite = useAccess('representations', 'write').allowed;
  const found = useEndpoint(
    getRepresentationTable,
    mayRead && mayWrite ? { filters: UNCHECKED, attributes: ['is_checked'] } : null,
    { keepPrevious: true },
  );
  const count = found.data?.total ?? 0;
  if (count === 0) return null;
  return (
    <ButtonLink variant="ghost" size="sm" to={LISTED} title={messages.unchecked}>
      {messages.uncheckedCount(count)}
    </ButtonLink>
  );
}
