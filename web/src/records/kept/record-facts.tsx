import { chakra } from '@chakra-ui/react';

/** What is known of a record, for those who may not change it; what is empty is left out. */
export const RecordFacts = ({
  facts,
}: {
  facts: readonly (readonly [string, string | null])[];
}) => (
  <chakra.dl display="grid" gap="3">
    {facts.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <chakra.dt fontWeight="medium">{label}</chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
          </div>
        ),
    )}
  </chakra.dl>
);
