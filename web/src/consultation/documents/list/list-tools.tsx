import { chakra } from '@chakra-ui/react';
import { CountedControl } from '../../../ui/counted.tsx';
import { SelectControl } from '../../../ui/control.tsx';
import { documentListMessages as messages } from './messages.ts';
import { listedStates, type ListedState, type useListed } from './use-listed.ts';

const MAX_SEARCH = 200;

/** Narrows the list by words of titles and consultations, and by state. */
export const ListTools = ({
  shown,
  show,
}: Pick<ReturnType<typeof useListed>, 'shown' | 'show'>) => (
  <chakra.div role="search" display="flex" flexWrap="wrap" gap="2">
    <chakra.div flex="1" minW="48" maxW="96">
      <CountedControl
        type="search"
        aria-label={messages.search}
        placeholder={messages.search}
        most={MAX_SEARCH}
        value={shown.search}
        onChange={({ target }) => show({ search: target.value })}
      />
    </chakra.div>
    <SelectControl
      aria-label={messages.state}
      w="60"
      value={shown.state}
      onChange={({ target }) => show({ state: target.value as ListedState | '' })}
    >
      <option value="">{messages.allStates}</option>
      {(Object.keys(listedStates) as ListedState[]).map((state) => (
        <option key={state} value={state}>
          {messages.listedStates[state]}
        </option>
      ))}
    </SelectControl>
  </chakra.div>
);
