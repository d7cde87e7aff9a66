import { decideAdditions } from '@calls/consultation/analysis/contract/campaigns.ts';
import type {
  Campaign,
  CampaignAddition,
} from '@contract/consultation/analysis/contract/campaigns.ts';
import { figureText } from '@contract/consultation/ground/charts/chart.ts';
import { chakra } from '@chakra-ui/react';
import { useAction } from '../../../api/use-action.ts';
import { Permitted } from '../../../session/access.tsx';
import { Button } from '../../../ui/button.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/table/plain-table.tsx';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import { SourceLink } from './source-link.tsx';

type Decide = (representationIds: number[], decision: 'add' | 'keep apart') => void;

function useDecide(id: number) {
  const { run, running } = useAction(decideAdditions, { failure: messages.decideFailed });
  const decide: Decide = (representationIds, decision) =>
    void run({ id, representationIds, decision });
  return { decide, running };
}

/** Letters that arrived since a campaign was confirmed and look like it: to add them all, or to keep them apart. */
export function AdditionsOffer({ campaign }: { campaign: Campaign }) {
  const { id, name, additions } = campaign;
  const { decide, running } = useDecide(id);
  if (additions.length === 0) return null;
  return (
    <Offer role="group" aria-label={messages.additionsOf(name)}>
      <chakra.p flex="1" minW="48">
        {messages.additionsOffered(additions.length)}
      </chakra.p>
      <Permitted unit="representations" actions={['write']}>
        <Button size="sm" variant="outline" busy={running} onClick={() => decide(additions, 'add')}>
          {messages.add}
        </Button>
      </Permitted>
      <Permitted unit="representations" actions={['write']}>
        <Button
          size="sm"
          variant="outline"
          busy={running}
          onClick={() => decide(additions, 'keep apart')}
        >
          {messages.keepApart}
        </Button>
      </Permitted>
    </Offer>
  );
}

interface AdditionListProps {
  campaignId: number;
  additions: readonly CampaignAddition[];
  compared: number | undefined;
  compare: (representationId: number) => void;
}

/** The same one by one, with in what each differs. */
export function AdditionList({ campaignId, additions, compared, compare }: AdditionListProps) {
  const { decide } = useDecide(campaignId);
  if (additions.length === 0) return null;
  return (
    <>
      <chakra.h3 fontWeight="semibold">{messages.additions}</chakra.h3>
      <PlainTable
        label={messages.additions}
        columns={columnsOf({ compared, compare, decide })}
        rows={additions}
        rowKey={({ representationId }) => representationId}
        look="framed"
        tall="360px"
      />
    </>
  );
}

const columnsOf = ({
  compared,
  compare,
  decide,
}: Pick<AdditionListProps, 'compared' | 'compare'> & {
  decide: Decide;
}): PlainColumn<CampaignAddition>[] => [
  {
    id: 'representation',
    label: messages.representations,
    heads: true,
    text: ({ representationId, representee }) =>
      messages.representation(representationId, representee),
    cell: (addition) => <SourceLink {...addition} />,
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
            aria-label={messages.addOf(id)}
            onClick={() => decide([id], 'add')}
          >
            {messages.add}
          </Button>
        </Permitted>
        <Permitted unit="representations" actions={['write']}>
          <Button
            size="sm"
            variant="ghost"
            aria-label={messages.keepApartOf(id)}
            onClick={() => decide([id], 'keep apart')}
          >
            {messages.keepApart}
          </Button>
        </Permitted>
      </>
    ),
  },
];

const Offer = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    mt: '3',
    ps: '6',
  },
});
