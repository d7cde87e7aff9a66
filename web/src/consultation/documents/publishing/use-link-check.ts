import { askDocumentLinks } from '@calls/consultation/documents/contract/links.ts';
import { checkDocument } from '@calls/consultation/documents/contract/publishing.ts';
import { MAX_ASKED_AT_ONCE } from '@contract/consultation/documents/contract/link-limits.ts';
import type { DraftLink } from '@contract/consultation/documents/contract/links.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { endpointKey } from '../../../api/use-endpoint.ts';

/** What was there within this time is not asked again while others are left. */
const FRESH_MS = 60 * 60 * 1000;

type LinkCheckState =
  { kind: 'idle' | 'stopped' | 'failed' } | { kind: 'checking'; done: number; of: number };

/** Those of which something is not known, or all where everything is. */
function linksToAsk(links: readonly DraftLink[], now: number): readonly DraftLink[] {
  const open = links.filter(
    ({ isThere, askedAt }) =>
      !isThere || askedAt === null || now - new Date(askedAt).getTime() > FRESH_MS,
  );
  return open.length > 0 ? open : links;
}

/**
 * Has the server ask where a draft leads on other hosts, a few at a time. The server keeps what it finds: stopping, or
 * going away, loses nothing.
 */
export function useLinkCheck(documentId: number, links: readonly DraftLink[]) {
  const client = useQueryClient();
  const { run } = useAction(askDocumentLinks, { failure: false });
  const [state, setState] = useState<LinkCheckState>({ kind: 'idle' });
  const isWanted = useRef(false);
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );

  const check = async () => {
    if (isWanted.current) return;
    isWanted.current = true;
    const addresses = linksToAsk(links, Date.now()).map(({ address }) => address);
    const of = addresses.length;
    let failed = false;
    for (let done = 0; done < of && isWanted.current && !failed; done += MAX_ASKED_AT_ONCE) {
      setState({ kind: 'checking', done, of });
      const some = addresses.slice(done, done + MAX_ASKED_AT_ONCE);
      failed = (await run({ id: documentId, addresses: some })) === undefined;
    }
    const isStopped = !isWanted.current;
    isWanted.current = false;
    // Once, at the end: a change that each call declared would check the whole draft anew for every five addresses.
    await client.invalidateQueries({ queryKey: endpointKey(checkDocument, { id: documentId }) });
    setState({ kind: failed ? 'failed' : isStopped ? 'stopped' : 'idle' });
  };
  const stop = () => {
    isWanted.current = false;
  };
  return { state, check, stop };
}
