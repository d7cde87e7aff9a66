import { chakra } from '@chakra-ui/react';
import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { Control } from '../../../ui/control.tsx';
import { ListBox } from './list-box.tsx';
import { messages } from './messages.ts';

export interface Choice {
  value: string;
  label: string;
  /** Stands muted beside the label. */
  hint?: string;
}

interface ChoiceBoxProps {
  id?: string;
  label?: string;
  choices: readonly Choice[];
  value: string;
  change: (value: string) => void;
  placeholder?: string;
  /** The first choice, which stands for none. */
  none?: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  /** Choices are found elsewhere as one types; without it, those given are narrowed. */
  onType?: (text: string) => void;
  busy?: boolean;
  noMatch?: string;
  minW?: string;
}

/**
 * One of many: a box that opens a menu at most 200 px high and narrows it as one types. Arrows, Home, End,
 * Enter and Escape work it; leaving it changes nothing.
 */
export function ChoiceBox(props: ChoiceBoxProps) {
  const { choices, value, change, none, onType, placeholder, noMatch } = props;
  const own = useId();
  const id = props.id ?? own;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const chosen = choices.find((choice) => choice.value === value);
  const shown = useMemo(() => {
    const every = none === undefined ? choices : [{ value: '', label: none }, ...choices];
    const words = typed?.trim().toLowerCase();
    return onType || !words
      ? every
      : every.filter((each) => each.label.toLowerCase().includes(words));
  }, [choices, none, typed, onType]);

  const show = () => {
    setOpen(true);
    setAt(shown.findIndex((choice) => choice.value === value));
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    onType?.('');
  };
  const choose = (choice: Choice | undefined) => {
    if (choice && choice.value !== value) change(choice.value);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = shown.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      ...(typed === undefined ? { Home: 0, End: last } : {}),
    };
    const to = moves[event.key];
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && event.key !== 'Enter') return;
      show();
    } else if (to !== undefined) setAt(to);
    else if (event.key === 'Enter') choose(shown[at] ?? (typed ? shown[0] : undefined));
    else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  };
  return (
    <chakra.div position="relative" minW={props.minW ?? '0'}>
      <Control
        ref={input}
        id={id}
        role="combobox"
        aria-label={props.label}
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && at >= 0 ? `${id}-${at}` : undefined}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
        aria-busy={props.busy || undefined}
        autoComplete="off"
        spellCheck={false}
        pe="8"
        textOverflow="ellipsis"
        cursor={open ? undefined : 'pointer'}
        title={open ? undefined : chosen?.label}
        placeholder={chosen?.label ?? none ?? placeholder ?? messages.any}
        // Open, the choice stands as the placeholder: what is typed next is not added to it.
        value={typed ?? (open ? '' : (chosen?.label ?? value))}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setAt(-1);
          onType?.(event.target.value);
        }}
        onClick={() => !open && show()}
        onFocus={(event) => event.target.select()}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <Arrow aria-hidden>
        <ChevronDown size={16} />
      </Arrow>
      {open && (
        <ListBox id={`${id}-list`} anchor={input} label={props.label ?? messages.choices} at={at}>
          {shown.map((choice, index) => (
            <Option
              key={choice.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={choice.value === value}
              data-active={index === at || undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
            >
              <chakra.span w="4" flexShrink="0" aria-hidden>
                {choice.value === value && <Check size={16} />}
              </chakra.span>
              <chakra.span flex="1" minW="0" overflowWrap="anywhere">
                {choice.label}
              </chakra.span>
              {choice.hint && <chakra.span color="fg.muted">{choice.hint}</chakra.span>}
            </Option>
          ))}
          {shown.length === 0 && (
            <Option role="option" aria-selected={false} aria-disabled color="fg.muted">
              {noMatch ?? messages.noMatch}
            </Option>
          )}
        </ListBox>
      )}
    </chakra.div>
  );
}

const Arrow = chakra('span', {
  base: {
    position: 'absolute',
    insetY: '0',
    right: '2',
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
    color: 'fg.muted',
  },
});
export const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1.5',
    px: '2',
    py: '1.5',
    textStyle: 'body',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[data-active]': { bg: 'accent.subtle', color: 'accent.fg' },
    '&[aria-disabled]': { cursor: 'default', bg: 'transparent' },
  },
});
