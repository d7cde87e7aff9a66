import type { IntakeColumn } from '@contract/consultation/intake/contract/runs.ts';
import { tableFields } from '@contract/consultation/intake/tables/fields.ts';
import { chakra } from '@chakra-ui/react';
import { ColumnMatch } from '../../forms/column-match.tsx';
import { intakePageMessages as messages } from './messages.ts';

interface ColumnChoiceProps {
  columns: readonly IntakeColumn[];
  /** What was chosen and not sent yet, by column; '' leaves one out. */
  changes: Record<string, string>;
  onChange: (changes: Record<string, string>) => void;
}

/** What each column of a table is; open where some of it would be lost. */
export function ColumnChoice({ columns, changes, onChange }: ColumnChoiceProps) {
  const unmatched = columns.filter(({ field, values }) => field === null && values > 0).length;
  return (
    <chakra.details
      borderWidth="1px"
      borderRadius="md"
      px="3"
      py="2"
      open={columns.every(({ field }) => field !== 'text')}
    >
      <chakra.summary cursor="pointer" fontWeight="medium">
        {messages.columns(columns.length, unmatched)}
      </chakra.summary>
      <chakra.p color="fg.muted" textStyle="small" py="1">
        {messages.columnsHint}
      </chakra.p>
      <chakra.ul maxH="80" overflowY="auto" display="grid" gap="2" py="2">
        {columns.map(({ name, field, values, sample }) => (
          <ColumnMatch
            key={name}
            name={name}
            values={messages.valuesOf(values, sample)}
            label={messages.fieldFor(name)}
            leftOut={messages.leftOut}
            fields={tableFields}
            field={changes[name] ?? field ?? ''}
            onChange={(chosen) => onChange({ ...changes, [name]: chosen })}
          />
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
