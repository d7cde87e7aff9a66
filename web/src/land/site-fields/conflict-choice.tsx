import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { sharedSiteMessages } from '../ground/sites/messages.ts';
import { siteFieldMessages as messages } from './messages.ts';

interface ConflictChoiceProps {
  label: string;
  /** Who has saved it; undefined where nobody knows. */
  who: string | undefined;
  /** Both in words. */
  theirs: string;
  mine: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Both, one after the other, to be edited; none where that makes no sense. */
  onKeepBoth: (() => void) | undefined;
}

/** Shown when somebody else has saved a value meanwhile: both values, and the choice between them. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { label, who, theirs, mine, onKeepMine, onTakeTheirs, onKeepBoth } = props;
  return (
    <Box role="alert" aria-label={label}>
      <chakra.p display="flex" gap="1.5" color="fg.warning" fontWeight="medium">
        <TriangleAlert size={16} aria-hidden />
        {who ? messages.changedBy(who) : sharedSiteMessages.changedMeanwhile}
      </chakra.p>
      <Both>
        <dt>{messages.theirs}</dt>
        <dd>{theirs}</dd>
        <dt>{messages.mine}</dt>
        <dd>{mine}</dd>
      </Both>
      <chakra.div display="flex" gap="2" flexWrap="wrap">
        <Button size="sm" variant="outline" onClick={onTakeTheirs}>
          {messages.takeTheirs}
        </Button>
        {onKeepBoth && (
          <Button size="sm" variant="outline" onClick={onKeepBoth}>
            {messages.keepBoth}
          </Button>
        )}
        <Button size="sm" onClick={onKeepMine}>
          {messages.keepMine}
        </Button>
      </chakra.div>
    </Box>
  );
}

const Box = chakra('div', {
  base: { display: 'grid', gap: '2', p: '3', mt: '1', borderRadius: 'md', bg: 'bg.warning' },
});
const Both = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: '3',
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line', fontWeight: 'medium' },
  },
});
