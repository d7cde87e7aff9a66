import { getTimeline } from '@calls/consultation/responses/contract/reports.ts';
import { shortTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { responsePanelMessages as messages } from './messages.ts';

const MAX_EVENTS = 100;

/** All that was done with a representation and its responses, the newest first; fetched once it is opened. */
export function Timeline({ representationId }: { representationId: number }) {
  const [open, setOpen] = useState(false);
  const query = useEndpoint(getTimeline, open ? { representationId, limit: MAX_EVENTS } : null);
  return (
    <chakra.details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <chakra.summary fontWeight="semibold" cursor="pointer">
        {messages.timeline}
      </chakra.summary>
      <Loaded
        query={query}
        line
        skeleton={<SkeletonLines lines={4} />}
        failed={messages.timelineFailed}
      >
        {({ actions }) => (
          <chakra.ol display="grid" gap="2" pt="2">
            {actions.map(({ id, at, by, metadata: { label, before, after } }) => (
              <li key={id}>
                <chakra.span color="fg.muted">{`${shortTime(new Date(at))}, ${by}: `}</chakra.span>
                {label}: {before ? `${before} → ${after ?? ''}` : after}
              </li>
            ))}
          </chakra.ol>
        )}
      </Loaded>
    </chakra.details>
  );
}
