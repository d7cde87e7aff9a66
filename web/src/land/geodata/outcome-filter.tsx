import type { GeodataFinding } from '@contract/land/geodata/contract.ts';
import { KindChoice } from '../../ui/kind-choice.tsx';
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
    <KindChoice
      label={messages.show}
      kinds={[undefined, ...outcomes.filter(given)]}
      shown={value}
      choose={onChange}
      wordsOf={(each) => (each ? messages.outcomes[each] : messages.all)}
      countOf={(each) => (each ? counts[each] : all)}
    />
  );
}
