import type { HistoryItem } from '@contract/land/ground/history/history-item.ts';
import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { SelectControl } from '../../ui/control.tsx';
import { presentParams } from '../ground/sites/present-params.ts';
import { historyPanelMessages as messages } from './messages.ts';

const PARAM = 'history';
const types: Record<string, HistoryItem['type']> = { file: 'FILE', note: 'NOTE', edit: 'EDIT' };

/** The kind of history that the address asks for. */
export const filterOf = (params: URLSearchParams): HistoryItem['type'] | undefined =>
  types[params.get(PARAM) ?? ''];

/** Which kind of history is shown; the address keeps it. */
export function HistoryFilter() {
  const [params, setParams] = useSearchParams();
  const choose = (name: string) => {
    const next = presentParams();
    if (name in types) next.set(PARAM, name);
    else next.delete(PARAM);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <chakra.label display="flex" alignItems="center" gap="2" textStyle="small">
      {messages.filter}
      <SelectControl
        w="24"
        value={filterOf(params)?.toLowerCase() ?? 'none'}
        onChange={(event) => choose(event.target.value)}
      >
        {Object.entries(messages.filters).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectControl>
    </chakra.label>
  );
}
