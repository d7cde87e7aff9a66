import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { Which } from './comparison.ts';

interface RadioPairProps {
  label: string;
  texts: readonly string[];
  /** What else is said of each. */
  hints?: readonly string[];
  chosen: Which;
  choose: (which: Which) => void;
}

const BOTH: readonly Which[] = [0, 1];

/** One of two, side by side in the order of the comparison. */
export function RadioPair({ label, texts, hints = [], chosen, choose }: RadioPairProps) {
  const name = useId();
  return (
    <fieldset>
      <chakra.legend fontWeight="medium" mb="1">
        {label}
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
        {BOTH.map((which) => (
          <Choice key={which} data-chosen={chosen === which || undefined}>
            <input
              type="radio"
              name={name}
              checked={chosen === which}
              onChange={() => choose(which)}
            />
            <chakra.span minW="0" overflowWrap="anywhere">
              {texts[which]}
              {hints[which] && (
                <chakra.span display="block" color="fg.muted">
                  {hints[which]}
                </chakra.span>
              )}
            </chakra.span>
          </Choice>
        ))}
      </chakra.div>
    </fieldset>
  );
}

const Choice = chakra('label', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'flex-start',
    p: '2',
    borderWidth: '1px',
    borderRadius: 'md',
    cursor: 'pointer',
    '& input': { mt: '1', flexShrink: 0 },
    '&[data-chosen]': { bg: 'accent.subtle', borderColor: 'accent.solid' },
  },
});
