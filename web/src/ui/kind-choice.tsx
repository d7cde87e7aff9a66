import { chakra } from '@chakra-ui/react';
import { Button } from './button.tsx';

interface KindChoiceProps<Kind> {
  label: string;
  kinds: readonly Kind[];
  shown: Kind;
  choose: (kind: Kind) => void;
  wordsOf: (kind: Kind) => string;
  /** How many there are; undefined until it is known. */
  countOf: (kind: Kind) => number | undefined;
}

/** Which kind of its records a list shows, each with its count: a tool, beside which the main action stands out. */
export function KindChoice<Kind extends string | undefined>(props: KindChoiceProps<Kind>) {
  const { label, kinds, shown, choose, wordsOf, countOf } = props;
  return (
    <chakra.div role="group" aria-label={label} display="flex" flexWrap="wrap" gap="2">
      {kinds.map((each) => (
        <Button
          key={each ?? ''}
          size="sm"
          variant="ghost"
          aria-pressed={each === shown}
          onClick={() => choose(each)}
        >
          {wordsOf(each)} {countOf(each)?.toLocaleString('en-GB')}
        </Button>
      ))}
    </chakra.div>
  );
}
