import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Status } from '../../../ui/status.tsx';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import { PROPOSAL_ROLES } from './analysis-states.ts';

interface ProposalCardProps {
  name: string;
  state: keyof typeof PROPOSAL_ROLES;
  counts: string;
  excerpt?: string;
  /** What may be decided. */
  actions: ReactNode;
  /** What else there is to decide about it. */
  offer?: ReactNode;
  /** What it rests on; fetched once it is opened. */
  renderDetail: () => ReactNode;
}

/** Something that the product proposes, with what an officer can decide on it. */
export function ProposalCard(props: ProposalCardProps) {
  const { name, state, counts, excerpt, actions, offer, renderDetail } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Card>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <chakra.div flex="1" minW="60">
          <chakra.h2 textStyle="headingSm" overflowWrap="anywhere">
            <Opener
              type="button"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {open ? (
                <ChevronDown size={16} aria-hidden />
              ) : (
                <ChevronRight size={16} aria-hidden />
              )}
              {name}
            </Opener>
          </chakra.h2>
          <chakra.p color="fg.muted" ps="6">
            <Status means={PROPOSAL_ROLES[state]}>{messages.states[state]}</Status> {counts}
          </chakra.p>
          {excerpt && (
            <chakra.p ps="6" lineClamp="2" overflowWrap="anywhere">
              {excerpt}
            </chakra.p>
          )}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {actions}
        </chakra.div>
      </chakra.div>
      {offer}
      <chakra.div id={id} hidden={!open} pt="4">
        {open && renderDetail()}
      </chakra.div>
    </Card>
  );
}

const Card = chakra('li', {
  base: { borderWidth: '1px', borderRadius: 'md', bg: 'bg.panel', p: '4', minW: '0' },
});
const Opener = chakra('button', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'flex-start',
    textAlign: 'start',
    cursor: 'pointer',
    minH: '6',
    fontWeight: 'inherit',
    '& svg': { flexShrink: 0, mt: '1' },
    _hover: { textDecoration: 'underline' },
  },
});
