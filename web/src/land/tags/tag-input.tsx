import { CountedControl } from '../../ui/counted.tsx';
import { listTags } from '@calls/land/tags/contract.ts';
import {
  MAX_TYPED_TAG_LENGTH,
  tagName,
  tagNameProblem,
} from '@contract/council/ground/tags/tag-name.ts';
import { chakra } from '@chakra-ui/react';
import { type RefObject, useId, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useKeptText } from '../../forms/use-kept-text.ts';
import { useCombobox } from '../../ui/combobox/use-combobox.ts';
import { menuRow } from '../../ui/menu-row.ts';
import { tagPanelMessages as messages } from './messages.ts';
import { suggestTags } from './suggest.ts';

interface TagInputProps {
  input: RefObject<HTMLInputElement | null>;
  taken: ReadonlySet<string>;
  add: (name: string) => void;
}

/** The input for a tag, with up to eight suggestions. Enter adds, Escape clears. */
export function TagInput({ input, taken, add }: TagInputProps) {
  const id = useId();
  const { text: typed, type: setTyped } = useKeptText('tag of this site');
  const [problem, setProblem] = useState<string>();
  const [open, setOpen] = useState(false);
  const name = tagName(typed);
  const { data } = useEndpoint(listTags, open ? { limit: 500 } : null);
  const found = suggestTags(data?.tags.map((tag) => tag.name) ?? [], name, taken);
  const shown = open && found.length > 0;
  const change = (text: string) => {
    setTyped(text);
    box.setActive(-1);
    setProblem(undefined);
    setOpen(text !== '');
  };
  const give = (given: string) => {
    const wrong = tagNameProblem(given);
    if (wrong !== null) return setProblem(wrong);
    change('');
    add(given);
  };
  const box = useCombobox({
    id,
    count: found.length,
    shown,
    show: () => {
      setOpen(typed !== '');
      return -1;
    },
    enter: (active) => {
      if (name) give(found[active] ?? name);
      return true;
    },
    escape: () => {
      if (typed) change('');
      return typed !== '';
    },
  });
  return (
    <chakra.div position="relative" w="40">
      <CountedControl
        ref={input}
        {...box.input}
        aria-label={messages.add}
        placeholder={messages.add}
        title={messages.hint}
        most={MAX_TYPED_TAG_LENGTH}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        value={typed}
        onChange={(event) => change(event.target.value)}
        onFocus={() => setOpen(typed !== '')}
        onBlur={() => setOpen(false)}
      />
      <Suggestions
        id={box.list.id}
        role="listbox"
        aria-label={messages.suggestions}
        hidden={!shown}
      >
        {found.map((each, index) => (
          <Suggestion
            key={each}
            {...box.option(index)}
            aria-selected={index === box.active}
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
