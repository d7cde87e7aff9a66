import { MAX_FACT_TITLE } from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import { chakra } from '@chakra-ui/react';
import type { RowParts } from '../../../../ui/ordered-list/ordered-row.tsx';
import { ValidText } from '../valid-text.tsx';
import { mapEditorMessages as messages } from './messages.ts';

interface FactTitleProps {
  field: string;
  label: string;
  /** The field of the dictionary whose value stands under it. */
  from: string | undefined;
  title: string;
  parts: RowParts;
  change: (title: string) => void;
}

const titleProblem = (title: string) =>
  title === '' || title.length > MAX_FACT_TITLE ? messages.titleProblem(MAX_FACT_TITLE) : undefined;

/** The title under which something is told of a site. */
export function FactTitle({ field, label, from, title, parts, change }: FactTitleProps) {
  return (
    <chakra.div display="flex" alignItems="end" gap="1">
      {parts.handle}
      <chakra.div flex="1" minW="0">
        <ValidText
          field={field}
          label={from ? `${label} (${from})` : label}
          value={title}
          change={change}
          problemOf={titleProblem}
        />
      </chakra.div>
      {parts.arrows}
      {parts.remove}
    </chakra.div>
  );
}
