import { removeMember, setSignatories } from '@calls/consultation/analysis/contract/campaigns.ts';
import type { CampaignMember } from '@contract/consultation/analysis/contract/campaigns.ts';
import { figureText } from '@contract/consultation/ground/charts/chart.ts';
import { useAction } from '../../../api/use-action.ts';
import { Permitted } from '../../../session/access.tsx';
import { Button } from '../../../ui/button.tsx';
import { Control } from '../../../ui/control.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/table/plain-table.tsx';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import { SourceLink } from './source-link.tsx';

interface CampaignMembersProps {
  campaignId: number;
  members: readonly CampaignMember[];
  compared: number | undefined;
  compare: (representationId: number) => void;
}

/** Those who sent the letters of a campaign, with how many signed each. */
export function CampaignMembers({
  campaignId: id,
  members,
  compared,
  compare,
}: CampaignMembersProps) {
  const failure = messages.decideFailed;
  const signing = useAction(setSignatories, { failure });
  const leaving = useAction(removeMember, { failure });
  const columns: PlainColumn<CampaignMember>[] = [
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
      cell: ({ representationId, signatories }) => (
        <Permitted unit="representations" actions={['write']}>
          <Control
            key={signatories}
            type="number"
            w="24"
            min={1}
            max={1_000_000}
            defaultValue={signatories}
            aria-label={messages.signatoriesOf(representationId)}
            onBlur={(event) => {
              const typed = Number(event.target.value);
              if (Number.isInteger(typed) && typed > 0 && typed !== signatories)
                void signing.run({ id, representationId, signatories: typed });
            }}
          />
        </Permitted>
      ),
    },
    {
      id: 'tools',
      label: '',
      text: () => '',
      cell: ({ representationId }) => (
        <>
          <Button
            size="sm"
            variant="ghost"
            aria-pressed={compared === representationId}
            aria-label={messages.compareOf(representationId)}
            onClick={() => compare(representationId)}
          >
            {messages.compare}
          </Button>
          <Permitted unit="representations" actions={['write']}>
            <Button
              size="sm"
              variant="ghost"
              aria-label={messages.takeOutOf(representationId)}
              onClick={() => void leaving.run({ id, representationId })}
            >
              {messages.takeOut}
            </Button>
          </Permitted>
        </>
      ),
    },
  ];
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
