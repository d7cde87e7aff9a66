import { decideCampaign, listCampaigns } from '@calls/consultation/analysis/contract/campaigns.ts';
import type { Campaign } from '@contract/consultation/analysis/contract/campaigns.ts';
import { chakra } from '@chakra-ui/react';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Permitted } from '../../../session/access.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import { AdditionsOffer } from './campaign-additions.tsx';
import { CampaignDetail } from './campaign-detail.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { Proposals } from './proposals-head.tsx';

/** Near-identical representations: proposed, and what officers decided on them. */
export default function CampaignsPart() {
  return (
    <Proposals find="findCampaigns" label={messages.findCampaigns}>
      {(consultationId) => <Campaigns key={consultationId} consultationId={consultationId} />}
    </Proposals>
  );
}

function Campaigns({ consultationId }: { consultationId: number }) {
  const query = useEndpoint(listCampaigns, { consultationId });
  return (
    <Loaded
      query={query}
      failed={messages.campaignsFailed}
      skeleton={<SkeletonLines lines={6} />}
      isEmpty={({ campaigns }) => campaigns.length === 0}
      empty={
        <Empty kind="nothing" title={messages.noCampaigns}>
          {messages.noCampaignsHint}
        </Empty>
      }
    >
      {({ campaigns }) => (
        <chakra.ul display="grid" gap="3">
          {campaigns.map((each) => (
            <OneCampaign key={each.id} campaign={each} />
          ))}
        </chakra.ul>
      )}
    </Loaded>
  );
}

function OneCampaign({ campaign }: { campaign: Campaign }) {
  const { id, row_version, name, excerpt, state, representations, signatories } = campaign;
  const { run, running } = useAction(decideCampaign, { failure: messages.decideFailed });
  const decide = (to: Campaign['state']) => void run({ id, row_version, state: to });
  return (
    <ProposalCard
      name={name}
      state={state}
      excerpt={excerpt}
      counts={messages.campaignCounts(representations, signatories)}
      actions={
        <>
          {state !== 'confirmed' && (
            <Permitted unit="representations" actions={['write']}>
              <Button
                size="sm"
                variant="outline"
                busy={running}
                onClick={() => decide('confirmed')}
              >
                {messages.confirm}
              </Button>
            </Permitted>
          )}
          {state !== 'dissolved' && (
            <Permitted unit="representations" actions={['write']}>
              <Button
                size="sm"
                variant="outline"
                busy={running}
                onClick={() => decide('dissolved')}
              >
                {messages.dissolve}
              </Button>
            </Permitted>
          )}
        </>
      }
      offer={<AdditionsOffer campaign={campaign} />}
      renderDetail={() => <CampaignDetail campaign={campaign} />}
    />
  );
}
