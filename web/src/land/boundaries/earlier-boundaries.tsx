import { restoreBoundary } from '@calls/land/boundaries/contract.ts';
import type { EarlierBoundary } from '@contract/land/boundaries/contract.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { timeAgo } from '../../ui/time-ago.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useNow } from '../../ui/use-now.ts';
import { EarlierOnMap } from './earlier-on-map.tsx';
import { boundaryPanelMessages as messages } from './messages.ts';
import { hectareWords } from '../../ui/hectare-words.ts';

interface EarlierProps {
  siteId: number;
  earlier: EarlierBoundary[];
  /** The version of the site that the restored boundary replaces. */
  version: () => Promise<number>;
  /** Called after one was restored. */
  restored: () => void;
}

/** The site's earlier boundaries; each can be viewed and restored. */
export function EarlierBoundaries({ siteId, earlier, version, restored }: EarlierProps) {
  const now = useNow();
  const [shown, setShown] = useState<number>();
  const restore = useAction(restoreBoundary, {});
  const bring = async (boundaryId: number) => {
    const done = await restore.run({ siteId, boundaryId, row_version: await version() });
    if (!done) return;
    showToast({ kind: 'success', title: messages.restored });
    restored();
  };
  return (
    <chakra.section display="grid" gap="2" borderTopWidth="1px" pt="3">
      <chakra.h3 fontWeight="semibold">{messages.earlier}</chakra.h3>
      {earlier.length === 0 && <chakra.p color="fg.muted">{messages.noEarlier}</chakra.p>}
      {shown !== undefined && <EarlierOnMap siteId={siteId} boundaryId={shown} />}
      <chakra.ol display="grid" gap="2" listStyleType="none">
        {earlier.map(({ id, hectares, user_name: name, replaced_at: at }) => (
          <chakra.li key={id} display="flex" flexWrap="wrap" alignItems="center" gap="2">
            <chakra.div flex="1 1 120px">
              {hectareWords(hectares)}
              <chakra.p textStyle="small" color="fg.muted">
                {messages.replacedBy(name)}{' '}
                <time dateTime={at} title={exactTime(new Date(at))}>
                  {timeAgo(new Date(at), now)}
                </time>
              </chakra.p>
            </chakra.div>
            <Button
              variant={shown === id ? 'outline' : 'ghost'}
              size="sm"
              aria-label={messages.showThis(hectareWords(hectares))}
              aria-pressed={shown === id}
              onClick={() => setShown(shown === id ? undefined : id)}
            >
              {messages.show}
            </Button>
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
