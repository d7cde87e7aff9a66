import type { IntakeColumn } from '@contract/consultation/intake/contract.ts';
import { tableFields } from '@contract/consultation/intake/tables/fields.ts';
import { chakra } from '@chakra-ui/react';
import { SelectControl } from '../../ui/control.tsx';
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
          <chakra.li
            key={name}
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
            gap="2"
            alignItems="center"
          >
            <chakra.span minW="0" overflowWrap="anywhere">
              {name}{' '}
              <chakra.span color="fg.muted" textStyle="small">
                {messages.valuesOf(values, sample)}
              </chakra.span>
            </chakra.span>
            <SelectControl
              aria-label={messages.fieldFor(name)}
              value={changes[name] ?? field ?? ''}
              onChange={(event) => onChange({ ...changes, [name]: event.target.value })}
            >
              <option value="">{messages.leftOut}</option>
              {tableFields.map((each) => (
                <option key={each.name} value={each.name}>
                  {each.label}
                </option>
              ))}
            </SelectControl>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
