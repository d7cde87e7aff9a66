import {
  compareMember,
  decideCampaign,
  getCampaign,
} from '@calls/consultation/analysis/contract/campaigns.ts';
import {
  type Campaign,
  MAX_LISTED_MEMBERS,
} from '@contract/consultation/analysis/contract/campaigns.ts';
import { filterOfValue } from '@contract/consultation/analysis/measures.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import { MANAGER } from '../../../records/kept/manager-place.ts';
import { AdditionList } from './campaign-additions.tsx';
import { CampaignMembers } from './campaign-members.tsx';
import { Renaming } from './renaming.tsx';

/** The common text of a campaign, its members, and in what each differs. */
export function CampaignDetail({ campaign }: { campaign: Campaign }) {
  const { id, name, state } = campaign;
  const query = useEndpoint(getCampaign, { id });
  const [compared, setCompared] = useState<number>();
  const compare = (next: number) => setCompared(next === compared ? undefined : next);
  const filters = JSON.stringify([filterOfValue('campaign', name)]);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Renaming form={`campaign-${id}`} record={campaign} decide={decideCampaign} />
      {state === 'confirmed' && (
        <Rows to={`${MANAGER}/all?${new URLSearchParams({ filters }).toString()}`}>
          {messages.openInTable}
        </Rows>
      )}
      <Loaded
        query={query}
        failed={messages.campaignsFailed}
        skeleton={<SkeletonLines lines={6} />}
      >
        {({ text, members, additions }) => (
          <>
            <chakra.h3 fontWeight="semibold">{messages.commonText}</chakra.h3>
            <Words tabIndex={0} role="group" aria-label={messages.commonText}>
              {text}
            </Words>
            <AdditionList
              campaignId={id}
              additions={additions}
              compared={compared}
              compare={compare}
            />
            <chakra.h3 fontWeight="semibold">{messages.members}</chakra.h3>
            {members.length === MAX_LISTED_MEMBERS && (
              <p>{messages.membersCut(MAX_LISTED_MEMBERS)}</p>
            )}
            <CampaignMembers
              campaignId={id}
              members={members}
              compared={compared}
              compare={compare}
            />
            {compared !== undefined && <Differences id={id} representationId={compared} />}
          </>
        )}
      </Loaded>
    </chakra.div>
  );
}

function Differences({ id, representationId }: { id: number; representationId: number }) {
  const query = useEndpoint(compareMember, { id, representationId });
  const label = messages.compareOf(representationId);
  return (
    <Loaded query={query} failed={messages.campaignsFailed} skeleton={<SkeletonLines lines={4} />}>
      {({ parts }) => (
        <section aria-label={label}>
          <chakra.h3 fontWeight="semibold" mb="2">
            {label}
          </chakra.h3>
          {parts.every(({ kind }) => kind === 'same') && <p>{messages.nothingDiffers}</p>}
          <Words tabIndex={0} role="group" aria-label={label}>
            {parts.map(({ kind, text }, at) =>
              kind === 'same' ? (
                <span key={at}>{text}</span>
              ) : (
                <chakra.span
                  key={at}
                  as={kind === 'added' ? 'ins' : 'del'}
                  bg={kind === 'added' ? 'bg.success' : 'bg.error'}
                  title={kind === 'added' ? messages.added : messages.removed}
                >
                  {text}
                </chakra.span>
              ),
            )}
          </Words>
        </section>
      )}
    </Loaded>
  );
}

const Words = chakra('div', {
  base: {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxH: '72',
    overflowY: 'auto',
    borderWidth: '1px',
    borderRadius: 'md',
    p: '3',
    maxW: 'prose',
  },
});
const Rows = chakra(Link, { base: { color: 'accent.fg', textDecoration: 'underline' } });
