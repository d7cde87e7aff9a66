import type { DraftLink } from '@contract/consultation/documents/contract/links.ts';
import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { publishMessages as messages } from './messages.ts';
import { useLinkCheck } from './use-link-check.ts';

interface LinkCheckProps {
  documentId: number;
  links: readonly DraftLink[];
  mayWrite: boolean;
}

/** Has links to other websites checked when somebody wants it; what is found stands among the advice. */
export function LinkCheck({ documentId, links, mayWrite }: LinkCheckProps) {
  const { state, check, stop } = useLinkCheck(documentId, links);
  const unchecked = links.filter(({ askedAt }) => askedAt === null).length;
  const isChecking = state.kind === 'checking';
  return (
    <section>
      <chakra.h3 textStyle="headingSm">{messages.links}</chakra.h3>
      <chakra.p color="fg.muted" role="status">
        {isChecking
          ? messages.checkingLinks(state.done, state.of)
          : state.kind === 'stopped'
            ? messages.linksStopped
            : unchecked === 0
              ? messages.linksChecked(links.length)
              : messages.linksUnchecked(unchecked, links.length)}
      </chakra.p>
      {state.kind === 'failed' ? (
        <FailedLine title={messages.linksFailed} of={state} retry={() => void check()} />
      ) : (
        mayWrite && (
          <chakra.div mt="2">
            <Button
              size="sm"
              variant="outline"
              onClick={() => (isChecking ? stop() : void check())}
            >
              {isChecking
                ? messages.stopChecking
                : unchecked === 0
                  ? messages.checkLinksAgain
                  : messages.checkLinks}
            </Button>
          </chakra.div>
        )
      )}
    </section>
  );
}
