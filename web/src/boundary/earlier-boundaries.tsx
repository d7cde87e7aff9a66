import { restoreBoundary } from '@calls/boundaries/contract.ts';
import type { EarlierBoundary } from '@contract/boundaries/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useAction } from '../api/use-action.ts';
import { Button } from '../ui/button.tsx';
import { exactTime, timeAgo } from '../ui/time-ago.ts';
import { showToast } from '../ui/toast-store.ts';
import { useNow } from '../ui/use-now.ts';
import { messages } from './messages.ts';
import { hectareWords } from './shape.ts';

interface EarlierProps {
  siteId: number;
  earlier: EarlierBoundary[];
  rowVersion: number;
  /** After one was brought back. */
  restored: () => void;
}

/** The boundaries that the site had before; each can be brought back. */
export function EarlierBoundaries({ siteId, earlier, rowVersion, restored }: EarlierProps) {
  const now = useNow();
  const restore = useAction(restoreBoundary, { renews: ['sites', 'history', 'site-search'] });
  const bring = async (boundaryId: number) => {
    const done = await restore.run({ siteId, boundaryId, row_version: rowVersion });
    if (!done) return;
    showToast({ kind: 'success', title: messages.restored });
    restored();
  };
  return (
    <chakra.section display="grid" gap="2" borderTopWidth="1px" pt="3">
      <chakra.h3 fontWeight="semibold">{messages.earlier}</chakra.h3>
      {earlier.length === 0 && <chakra.p color="fg.muted">{messages.noEarlier}</chakra.p>}
      <chakra.ol display="grid" gap="2" listStyleType="none">
        {earlier.map(({ id, hectares, user_name: name, replaced_at: at }) => (
          <chakra.li key={id} display="flex" alignItems="center" gap="2">
            <chakra.div flex="1">
              {hectareWords(hectares)}
              <chakra.p textStyle="small" color="fg.muted">
                {messages.replacedBy(name)}{' '}
                <time dateTime={at} title={exactTime(new Date(at))}>
                  {timeAgo(new Date(at), now)}
                </time>
              </chakra.p>
            </chakra.div>
            <Button
              variant="outline"
              size="sm"
              aria-label={messages.restoreThis(hectareWords(hectares))}
              busy={restore.running}
              onClick={() => void bring(id)}
            >
              {messages.restore}
            </Button>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}
