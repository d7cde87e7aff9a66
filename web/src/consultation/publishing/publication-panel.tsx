import { getPublication } from '@calls/consultation/publishing/contract.ts';
import {
  type PublicationStep,
  publicationSteps,
} from '@contract/consultation/publishing/contract.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { londonDay } from '@contract/platform/dates/london.ts';
import { chakra } from '@chakra-ui/react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Permitted } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Status } from '../../ui/status.tsx';
import { publicationPanelMessages as messages } from './messages.ts';
import { usePublicationStep } from './use-publication-step.tsx';

/** Where a representation stands on its way to the public, and the next step. */
export function PublicationPanel({ id }: { id: number }) {
  const fetched = useEndpoint(getPublication, { id });
  const { take, running, question } = usePublicationStep([id], () => undefined);
  return (
    <chakra.section my="4" display="grid" gap="2" aria-label={messages.title}>
      <chakra.h3 textStyle="headingSm">{messages.title}</chakra.h3>
      <Loaded
        query={fetched}
        skeleton={<SkeletonLines lines={2} height="5" />}
        failed={messages.loadFailed}
        line
      >
        {({ state, askedBy, approvedBy, edition, publishedAt, isOutdated, refusals }) => (
          <>
            <chakra.p>
              {[
                state === null ? messages.notPublished : messages.state[state],
                state !== null && askedBy && messages.askedBy(askedBy),
                state !== null && approvedBy && messages.approvedBy(approvedBy),
              ]
                .filter(Boolean)
                .join(' ')}
            </chakra.p>
            {publishedAt && (
              <chakra.p>
                {messages.edition(edition, longDate(londonDay(new Date(publishedAt))))}{' '}
                <a href={`/p/representations/${id}`} target="_blank" rel="noopener noreferrer">
                  {messages.publicPage}
                </a>
              </chakra.p>
            )}
            {isOutdated && (
              <chakra.p>
                <Status means="attention">{messages.outdatedBadge}</Status> {messages.outdated}
              </chakra.p>
            )}
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              {publicationSteps
                .filter((step) => !refusals[step])
                .map((step) => (
                  <Permitted key={step} unit="representations" actions={['write']}>
                    <Button variant="outline" disabled={running} onClick={() => take(step)}>
                      {messages.steps[step]}
                    </Button>
                  </Permitted>
                ))}
            </chakra.div>
            {whyNot(state, refusals) && (
              <chakra.p color="fg.muted">{whyNot(state, refusals)}</chakra.p>
            )}
            {question}
          </>
        )}
      </Loaded>
    </chakra.section>
  );
}

/** Why the next step cannot be taken. */
const whyNot = (
  state: string | null,
  { ask, approve }: Partial<Record<PublicationStep, string>>,
): string | undefined =>
  state === 'Waiting for approval' ? approve : state === null ? ask : undefined;
