import { listTags } from '@calls/land/tags/contract.ts';
import { tagName, tagNameProblem } from '@contract/council/ground/tags/tag-name.ts';
import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useKeptText } from '../../forms/use-kept-text.ts';
import { Control } from '../../ui/control.tsx';
import { menuRow } from '../../ui/menu-row.ts';
import { messages } from './messages.ts';
import { suggest } from './suggest.ts';

interface TagInputProps {
  input: RefObject<HTMLInputElement | null>;
  taken: ReadonlySet<string>;
  add: (name: string) => void;
}

/** Where a tag is typed, with up to eight that hold it. Enter adds, Escape clears. */
export function TagInput({ input, taken, add }: TagInputProps) {
  const id = useId();
  const { text: typed, type: setTyped } = useKeptText('tag of this site');
  const [chosen, setChosen] = useState(-1);
  const [problem, setProblem] = useState<string>();
  const [open, setOpen] = useState(false);
  const name = tagName(typed);
  const { data } = useEndpoint(listTags, open ? { limit: 500 } : null);
  const found = suggest(data?.tags.map((tag) => tag.name) ?? [], name, taken);
  const shown = open && found.length > 0;
  const change = (text: string) => {
    setTyped(text);
    setChosen(-1);
    setProblem(undefined);
    setOpen(text !== '');
  };
  const give = (given: string) => {
    const wrong = tagNameProblem(given);
    if (wrong !== null) return setProblem(wrong);
    change('');
    add(given);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown) {
      event.preventDefault();
      setChosen((chosen + step + found.length + (chosen < 0 && step < 0 ? 1 : 0)) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (name) give(found[chosen] ?? name);
    } else if (event.key === 'Escape' && typed) {
      event.preventDefault();
      event.stopPropagation();
      change('');
    }
  };
  return (
    <chakra.div position="relative" w="40">
      <Control
        ref={input}
        id={id}
        role="combobox"
        aria-label={messages.add}
        placeholder={messages.add}
        title={messages.hint}
        autoComplete="off"
        maxLength={200}
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown && chosen >= 0 ? `${id}-${chosen}` : undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        value={typed}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKey}
        onFocus={() => setOpen(typed !== '')}
        onBlur={() => setOpen(false)}
      />
      <Suggestions
        id={`${id}-list`}
        role="listbox"
        aria-label={messages.suggestions}
        hidden={!shown}
      >
        {found.map((each, index) => (
          <Suggestion
            key={each}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            // The focus stays in the box.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => give(each)}
          >
            {each}
          </Suggestion>
        ))}
      </Suggestions>
      {problem && (
        <Problem id={`${id}-problem`} role="alert">
          {problem}
        </Problem>
      )}
    </chakra.div>
  );
}

const floating = {
  position: 'absolute',
  top: 'calc(100% + 4px)',
  insetStart: '0',
  bg: 'bg.panel',
  borderRadius: 'md',
  boxShadow: 'floating',
  zIndex: 'floating',
} as const;
const Suggestions = chakra('div', {
  base: { ...floating, minW: 'full', maxW: '72', py: '1', '&[hidden]': { display: 'none' } },
});
const Suggestion = chakra('div', {
  base: {
    ...menuRow,
    overflowWrap: 'anywhere',
    _selected: { bg: 'accent.subtle', color: 'accent.fg' },
  },
});
const Problem = chakra('p', {
  base: {
    ...floating,
    w: 'max-content',
    maxW: '72',
    px: '2',
    py: '1',
    color: 'fg.error',
    textStyle: 'small',
  },
});
