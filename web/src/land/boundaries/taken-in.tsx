import { settleTakenIn } from '@calls/land/boundaries/contract.ts';
import type { OverlappingSite } from '@contract/land/ground/sites/overlapping-sites.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { boundaryPanelMessages } from './messages.ts';

const messages = boundaryPanelMessages.takenIn;
const WAYS = ['child', 'ended'] as const;

interface TakingIn {
  siteId: number;
  /** The change of its boundary, with which this is undone. */
  changeId: string | null;
}

/** Asks what becomes of the sites that lie all within a boundary, as their land would count twice. */
export function TakenIn({ sites, ...whole }: TakingIn & { sites: readonly OverlappingSite[] }) {
  if (sites.length === 0) return null;
  return (
    <chakra.section display="grid" gap="2" aria-label={messages.title(sites.length)}>
      <chakra.p fontWeight="medium">{messages.title(sites.length)}</chakra.p>
      <chakra.p color="fg.muted">{messages.text}</chakra.p>
      {sites.map((site) => (
        <OneTakenIn key={site.id} {...whole} site={site} />
      ))}
    </chakra.section>
  );
}

function OneTakenIn({ siteId, changeId, site }: TakingIn & { site: OverlappingSite }) {
  const [became, setBecame] = useState<(typeof WAYS)[number]>();
  const settle = useAction(settleTakenIn, { failure: false });
  const choose = async (becomes: (typeof WAYS)[number]) => {
    const done = await settle.run({
      siteId,
      siteIds: [site.id],
      becomes,
      ...(changeId === null ? {} : { change_id: changeId }),
    });
    if (done) setBecame(becomes);
  };
  const reason = Object.values(settle.fields)[0] ?? settle.error?.message;
  return (
    <chakra.div display="grid" gap="1" role="group" aria-label={messages.question(site.name)}>
      {became === undefined ? (
        <>
          <p>{messages.question(site.name)}</p>
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {WAYS.map((way) => (
              <Button
                key={way}
                variant="outline"
                busy={settle.running}
                onClick={() => void choose(way)}
              >
                {messages.ways[way]}
              </Button>
            ))}
          </chakra.div>
        </>
      ) : null}
      <p role="status">{became && messages.became[became](site.name)}</p>
      {settle.error && (
        <chakra.p role="alert" color="fg.error">
          {messages.failed}. {reason}
        </chakra.p>
      )}
    </chakra.div>
  );
}
