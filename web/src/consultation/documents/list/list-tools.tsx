import { chakra } from '@chakra-ui/react';
import { type Ref, useEffect, useState } from 'react';
import { CountedControl } from '../../../ui/counted.tsx';
import { SelectControl } from '../../../ui/control.tsx';
import { documentListMessages as messages } from './messages.ts';
import { listedStates, type ListedState, type useListed } from './use-listed.ts';

const MAX_SEARCH = 200;

type ListToolsProps = Pick<ReturnType<typeof useListed>, 'shown' | 'show'> & {
  ref: Ref<HTMLDivElement>;
};

/** Narrows the list by words of titles and consultations, and by state. */
export function ListTools({ ref, shown, show }: ListToolsProps) {
  // The address follows a moment later: letters and caret are the box's own.
  const [typed, setTyped] = useState(shown.search);
  useEffect(() => setTyped(shown.search), [shown.search]);
  return (
    <chakra.div ref={ref} role="search" display="flex" flexWrap="wrap" gap="2">
      <chakra.div flex="1" minW="48" maxW="96">
        <CountedControl
          type="search"
          aria-label={messages.search}
          placeholder={messages.search}
          most={MAX_SEARCH}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            show({ search: target.value });
          }}
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
}
