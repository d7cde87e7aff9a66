import { getDictionary } from '@calls/council/dictionary/contract.ts';
import { matchColumns } from '@calls/land/geodata/contract/columns.ts';
import type { GeodataImport } from '@contract/land/geodata/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useAction } from '../../api/use-action.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { ColumnMatch } from '../../forms/column-match.tsx';
import { formMessages } from '../../forms/messages.ts';
import { useKeptState } from '../../forms/use-kept-state.ts';
import { Button } from '../../ui/button.tsx';
import { geodataPageMessages as messages } from './messages.ts';

/** What each column of a previewed file goes to; it can be changed by hand, and later files follow. */
export function ColumnMatching({ found }: { found: GeodataImport }) {
  const { id, columns } = found;
  const dictionary = useEndpoint(getDictionary, {}, { staleTime: 60_000 });
  const chosen = useKeptState<Record<string, string>>(`geodata-columns-${id}`, {});
  const changes = chosen.value;
  const match = useAction(matchColumns, {
    failure: messages.matchFailed,
    onDone: chosen.forget,
  });
  const unmatched = columns.filter(({ field, values }) => field === null && values > 0).length;
  if (columns.length === 0) return null;
  const changed = Object.entries(changes);
  const fields = (dictionary.data?.fields ?? []).map(({ dbPropertyName, label }) => ({
    name: dbPropertyName,
    label,
  }));
  return (
    <chakra.details borderWidth="1px" borderRadius="md" px="3" py="2" open={chosen.isChanged}>
      <chakra.summary cursor="pointer" fontWeight="medium">
        {messages.columnsOf(columns.length, unmatched)}
      </chakra.summary>
      <chakra.p color="fg.muted" textStyle="small" py="1">
        {messages.matchHint}
      </chakra.p>
      {chosen.restored && (
        <chakra.p role="status" color="fg.muted" textStyle="small">
          {formMessages.restored}
        </chakra.p>
      )}
      <chakra.ul maxH="80" overflowY="auto" display="grid" gap="2" py="2">
        {columns.map(({ name, field, values, sample }) => (
          <ColumnMatch
            key={name}
            name={name}
            values={messages.valuesOf(values, sample)}
            label={messages.fieldFor(name)}
            leftOut={messages.leftOut}
            fields={fields}
            field={changes[name] ?? field ?? ''}
            onChange={(field) => chosen.change({ [name]: field })}
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
