import { chakra } from '@chakra-ui/react';
import type { CapacityInputs, CapacityOutcome } from '@contract/land/ground/capacity/formula.ts';
import { capacityPanelMessages as messages } from './messages.ts';
import { stepsOf } from '@contract/land/ground/capacity/steps.ts';

/** Each step with its numbers and its result. */
export function Reckoning({
  inputs,
  outcome,
}: {
  inputs: CapacityInputs;
  outcome: CapacityOutcome;
}) {
  return (
    <section>
      <chakra.h3 fontWeight="semibold" mb="1">
        {messages.steps}
      </chakra.h3>
      <dl>
        {stepsOf(inputs, outcome).map(({ label, reckoning, result }) => (
          <Row key={label}>
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd overflowWrap="anywhere">
              {reckoning} ={' '}
              <chakra.strong fontWeight="semibold" whiteSpace="nowrap">
                {result}
              </chakra.strong>
            </chakra.dd>
          </Row>
        ))}
      </dl>
    </section>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '2fr 3fr' },
    columnGap: '4',
    py: '1.5',
    borderBottomWidth: '1px',
    fontVariantNumeric: 'tabular-nums',
  },
});
