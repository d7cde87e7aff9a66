import type { GeodataFinding } from '@contract/land/geodata/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { geodataPageMessages as messages } from './messages.ts';

type Outcome = GeodataFinding['outcome'];
const outcomes = Object.keys(messages.outcomes) as Outcome[];

interface FilterProps {
  counts: Record<Outcome, number>;
  value: Outcome | undefined;
  onChange: (outcome: Outcome | undefined) => void;
}

/** Narrows a report to one kind of result, each with its count. */
export function OutcomeFilter({ counts, value, onChange }: FilterProps) {
  const all = outcomes.reduce((sum, outcome) => sum + counts[outcome], 0);
  const given = (outcome: Outcome) => counts[outcome] > 0 || outcome === value;
  return (
    <chakra.div role="group" aria-label={messages.show} display="flex" flexWrap="wrap" gap="2">
      <Choice
        label={messages.all}
        count={all}
        pressed={value === undefined}
        onPress={() => onChange(undefined)}
      />
      {outcomes.filter(given).map((outcome) => (
        <Choice
          key={outcome}
          label={messages.outcomes[outcome]}
          count={counts[outcome]}
          pressed={value === outcome}
          onPress={() => onChange(outcome)}
        />
      ))}
    </chakra.div>
  );
}

function Choice(props: { label: string; count: number; pressed: boolean; onPress: () => void }) {
  return (
    <Button
      variant={props.pressed ? 'solid' : 'outline'}
      size="sm"
      aria-pressed={props.pressed}
      onClick={props.onPress}
    >
      {props.label} {props.count.toLocaleString('en-GB')}
    </Button>
  );
}
