import { getDictionary } from '@calls/council/dictionary/contract.ts';
import { matchColumns } from '@calls/land/geodata/contract/columns.ts';
import type { FileColumn, GeodataImport } from '@contract/land/geodata/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/button.tsx';
import { SelectControl } from '../../ui/control.tsx';
import { geodataPageMessages as messages } from './messages.ts';

/** What each column of a previewed file goes to; it can be changed by hand, and later files follow. */
export function ColumnMatching({ found }: { found: GeodataImport }) {
  const { id, columns } = found;
  const dictionary = useEndpoint(getDictionary, {}, { staleTime: 60_000 });
  const [changes, setChanges] = useState<Record<string, string>>({});
  const match = useAction(matchColumns, {
    failure: messages.matchFailed,
    onDone: () => setChanges({}),
  });
  const unmatched = columns.filter(({ field, values }) => field === null && values > 0).length;
  if (columns.length === 0) return null;
  const changed = Object.entries(changes);
  return (
    <chakra.details borderWidth="1px" borderRadius="md" px="3" py="2">
      <chakra.summary cursor="pointer" fontWeight="medium">
        {messages.columnsOf(columns.length, unmatched)}
      </chakra.summary>
      <chakra.p color="fg.muted" textStyle="small" py="1">
        {messages.matchHint}
      </chakra.p>
      <chakra.ul maxH="80" overflowY="auto" display="grid" gap="2" py="2">
        {columns.map((column) => (
          <ColumnLine
            key={column.name}
            column={column}
            fields={dictionary.data?.fields ?? []}
            field={changes[column.name] ?? column.field ?? ''}
            onChange={(field) => setChanges({ ...changes, [column.name]: field })}
          />
        ))}
      </chakra.ul>
      <Button
        variant="outline"
        disabled={changed.length === 0}
        busy={match.running}
        onClick={() =>
          void match.run({
            id,
            columns: changed.map(([name, field]) => ({ name, field: field || null })),
          })
        }
      >
        {messages.match}
      </Button>
    </chakra.details>
  );
}

function ColumnLine(props: {
  column: FileColumn;
  fields: readonly { dbPropertyName: string; label: string }[];
  field: string;
  onChange: (field: string) => void;
}) {
  const { name, values, sample } = props.column;
  return (
    <chakra.li
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
        value={props.field}
        onChange={(event) => props.onChange(event.target.value)}
      >
        <option value="">{messages.leftOut}</option>
        {props.fields.map(({ dbPropertyName, label }) => (
          <option key={dbPropertyName} value={dbPropertyName}>
            {label}
          </option>
        ))}
      </SelectControl>
    </chakra.li>
  );
}
