import { removeMember } from '@calls/consultation/analysis/contract/campaigns.ts';
import type { CampaignMember } from '@contract/consultation/analysis/contract/campaigns.ts';
import { figureText } from '@contract/consultation/ground/charts/chart.ts';
import { useAction } from '../../../api/use-action.ts';
import { Permitted } from '../../../session/access.tsx';
import { Button } from '../../../ui/button.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/table/plain-table.tsx';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import { Signatories } from './signatories.tsx';
import { SourceLink } from './source-link.tsx';

interface CampaignMembersProps {
  campaignId: number;
  members: readonly CampaignMember[];
  compared: number | undefined;
  compare: (representationId: number) => void;
}

/** Those who sent the letters of a campaign, with how many signed each. */
export function CampaignMembers(props: CampaignMembersProps) {
  const { campaignId: id, members } = props;
  const leaving = useAction(removeMember, { failure: messages.decideFailed });
  const columns = columnsOf(
    props,
    (representationId) => void leaving.run({ id, representationId }),
  );
  return (
    <PlainTable
      label={messages.members}
      columns={columns}
      rows={members}
      rowKey={({ representationId }) => representationId}
      look="framed"
      tall="360px"
    />
  );
}

const columnsOf = (
  { campaignId, compared, compare }: CampaignMembersProps,
  takeOut: (representationId: number) => void,
): PlainColumn<CampaignMember>[] => [
  {
    id: 'representation',
    label: messages.representations,
    heads: true,
    text: ({ representationId, representee }) =>
      messages.representation(representationId, representee),
    cell: (member) => <SourceLink {...member} />,
  },
  {
    id: 'alike',
    label: messages.alike,
    unit: '%',
    numeric: true,
    value: ({ similarity }) => similarity,
    text: ({ similarity }) => figureText(100 * similarity),
  },
  {
    id: 'signatories',
    label: messages.signatories,
    text: ({ signatories }) => figureText(signatories),
    cell: (member) => <Signatories campaignId={campaignId} of={member} />,
  },
  {
    id: 'tools',
    label: messages.tools,
    text: () => '',
    cell: ({ representationId: id }) => (
      <>
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={compared === id}
          aria-label={messages.compareOf(id)}
          onClick={() => compare(id)}
        >
          {messages.compare}
        </Button>
        <Permitted unit="representations" actions={['write']}>
          <Button
            size="sm"
            variant="ghost"
            aria-label={messages.takeOutOf(id)}
            onClick={() => takeOut(id)}
          >
            {messages.takeOut}
          </Button>
        </Permitted>
      </>
    ),
  },
];
