import { chakra } from '@chakra-ui/react';
import { Rows4 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { currentTenant } from '../../../api/host.ts';
import { recordTableMessages as messages } from '../../../records/record-table/messages.ts';
import { useSearchModel } from '../../ground/search/search-model.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectControl } from '../../../ui/control.tsx';
import { SavedViews } from '../../../ui/table/saved-views.tsx';
import { readTableView } from '../../../ui/table/table-view.ts';
import type { RecordTableState } from './use-record-table.ts';

interface ShowToolsProps<Row extends { id: number }> {
  at: RecordTableState<Row>;
  children: ReactNode;
}

/** What the table shows, and where else its records can be seen. */
export function ShowTools<Row extends { id: number }>({ at, children }: ShowToolsProps<Row>) {
  const { screen } = useSearchModel();
  const groupId = useId();
  const groupable = [...at.columns.values()].filter(({ groupedAs }) => groupedAs);
  return (
    <>
      <chakra.div display="flex" alignItems="center" gap="2">
        <Label htmlFor={groupId}>{messages.grouped}</Label>
        <SelectControl
          id={groupId}
          w="40"
          value={at.grouped?.id ?? ''}
          onChange={(event) => at.place.groupBy(event.target.value || undefined)}
        >
          <option value="">{messages.notGrouped}</option>
          {groupable.map(({ id: name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectControl>
      </chakra.div>
      <Button
        variant="outline"
        icon={<Rows4 size={16} />}
        aria-pressed={at.settings.compact}
        onClick={() => at.set({ compact: !at.settings.compact })}
      >
        {messages.compact}
      </Button>
      <SavedViews
        table={`${screen.records.name}:${currentTenant()}`}
        view={readTableView(at.settings)}
        apply={at.set}
      />
      {children}
    </>
  );
}

/** Its first choice says as much ('Not grouped'), so it is only heard where tools are many. */
const Label = chakra('label', {
  base: { color: 'fg.muted', whiteSpace: 'nowrap', srOnly: { md: true } },
});
