import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Control } from '../../../ui/control.tsx';
import { editorMessages as messages } from '../messages.ts';

interface Tickable {
  id: string;
  name: string;
}

interface TickListProps {
  label: string;
  searchLabel: string;
  choices: readonly Tickable[];
  ticked: readonly string[];
  change: (ticked: string[]) => void;
  describedBy?: string;
}

/** Several of a list, narrowed down by typing. */
export function TickList({
  label,
  searchLabel,
  choices,
  ticked,
  change,
  describedBy,
}: TickListProps) {
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase();
  const shown = choices.filter(({ name }) => name.toLowerCase().includes(words));
  return (
    <chakra.fieldset aria-describedby={describedBy}>
      <chakra.legend fontWeight="medium" mb="1">
        {label}
      </chakra.legend>
      <Control
        type="text"
        aria-label={searchLabel}
        placeholder={messages.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          const [only] = shown;
          if (event.key !== 'Enter' || !only || !words) return;
          event.preventDefault();
          change(toggled(ticked, only.id));
          setTyped('');
        }}
      />
      <chakra.div maxH="48" overflow="auto" mt="1">
        {shown.map(({ id, name }) => (
          <chakra.label
            key={id}
            display="flex"
            gap="2"
            alignItems="center"
            minH={{ base: '11', md: '8' }}
          >
            <input
              type="checkbox"
              checked={ticked.includes(id)}
              onChange={() => change(toggled(ticked, id))}
            />
            {name}
          </chakra.label>
        ))}
        {shown.length === 0 && <chakra.p color="fg.muted">{messages.nothingFound}</chakra.p>}
      </chakra.div>
    </chakra.fieldset>
  );
}

const toggled = (ticked: readonly string[], id: string) =>
  ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id];
