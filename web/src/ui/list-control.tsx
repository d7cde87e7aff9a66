import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Control } from './control.tsx';
import { uiMessages as messages } from './messages.ts';
import { controlHeight } from './theme/recipes.ts';

interface ListControlProps {
  id?: string;
  'aria-label': string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  choose: (chosen: string[]) => void;
  /** The element to focus: the filter, otherwise the first choice. */
  inputRef: RefObject<HTMLInputElement | null>;
}

/** From this many choices on there is a filter. */
const FILTERED_FROM = 10;

/** Several values, ticked in a list; arrows move through it. Chosen values that are not (or no longer) options stay. */
export function ListControl(props: ListControlProps) {
  const { choices, chosen, choose, inputRef, onKeyDown, 'aria-invalid': invalid, ...named } = props;
  const [wanted, setWanted] = useState('');
  // Unticked values stay in their place.
  const [others] = useState(() =>
    chosen
      .filter((value) => !choices.some((choice) => choice.value === value))
      .map((value) => ({ value, label: messages.notAnOption(value) })),
  );
  const all = [...choices, ...others];
  const filtered = all.length >= FILTERED_FROM;
  const shown = all.filter(({ label }) =>
    label.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const toggle = (value: string) => {
    const next = all.filter((each) => chosen.includes(each.value) !== (each.value === value));
    choose(next.map((each) => each.value));
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return onKeyDown(event);
    event.preventDefault();
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    inputs[inputs.indexOf(event.target as HTMLInputElement) + step]?.focus();
  };
  return (
    <Box
      role="group"
      {...named}
      data-invalid={invalid}
      onKeyDown={move}
      // A press on a label would take the focus out of the list before it ticks its box.
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      }}
    >
      {filtered && (
        <Control
          ref={inputRef}
          type="search"
          aria-label={messages.filterChoices}
          placeholder={messages.filterChoices}
          minH={controlHeight}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      <Choices>
        {shown.map(({ value, label }, at) => (
          <label key={value}>
            <input
              ref={at === 0 && !filtered ? inputRef : undefined}
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {label}
          </label>
        ))}
        {shown.length === 0 && <p>{messages.noSuchChoice}</p>}
      </Choices>
      <Count aria-live="polite">{messages.chosen(chosen.length)}</Count>
    </Box>
  );
}

const Box = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    p: '2',
    whiteSpace: 'normal',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    '&[data-invalid]': { borderColor: 'border.error', borderWidth: '2px' },
  },
});
const Choices = chakra('div', {
  base: {
    maxH: '240px',
    overflowY: 'auto',
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: controlHeight,
      px: '1',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& input': { w: '5', h: '5', flexShrink: 0, accentColor: 'var(--accent-solid)' },
  },
});
const Count = chakra('p', { base: { color: 'fg.muted', textStyle: 'small' } });
