import { chakra } from '@chakra-ui/react';
import { Check, ChevronDown } from 'lucide-react';
import { type ComponentProps, useId, useMemo, useRef, useState } from 'react';
import { Control } from '../control.tsx';
import { ListBox } from './list-box.tsx';
import { comboboxMessages as messages } from './messages.ts';
import { Option } from './option.tsx';
import { useCombobox } from './use-combobox.ts';

export interface Choice {
  value: string;
  label: string;
  /** Muted text beside the label. */
  hint?: string;
}

interface ChoiceBoxProps {
  id?: string;
  label?: string;
  choices: readonly Choice[];
  value: string;
  change: (value: string) => void;
  placeholder?: string;
  /** The label of the first choice, which means none. */
  none?: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  /** Fetches choices while typing; without it, the given ones are narrowed down. */
  onType?: (text: string) => void;
  busy?: boolean;
  noMatch?: string;
  minW?: string;
}

/**
 * Chooses one of many: the box opens a menu of at most 200 px, narrowed down by typing. It is operated with arrows,
 * Home, End, Enter and Escape; leaving it changes nothing.
 */
export function ChoiceBox(props: ChoiceBoxProps) {
  const { choices, value, change, none, onType, placeholder, noMatch } = props;
  const own = useId();
  const id = props.id ?? own;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const chosen = choices.find((choice) => choice.value === value);
  const sought = onType ? undefined : typed;
  const shown = useMemo(() => choicesWith(choices, none, sought), [choices, none, sought]);

  const show = () => {
    setOpen(true);
    return shown.findIndex((choice) => choice.value === value);
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
  const box = useCombobox({
    id,
    count: shown.length,
    shown: open,
    show,
    enter: (active) => {
      // What was typed stays while its choices are still being fetched.
      if (open && typed && shown.length === 0) return true;
      if (open) choose(shown[active] ?? (typed ? shown[0] : undefined));
      else box.setActive(show());
      return true;
    },
    escape: () => {
      if (open) close();
      return open;
    },
    ends: typed === undefined,
  });
  return (
    <chakra.div position="relative" minW={props.minW ?? '0'}>
      <Control
        ref={input}
        {...box.input}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid || undefined}
        aria-busy={props.busy || undefined}
        pe="8"
        textOverflow="ellipsis"
        cursor={open ? undefined : 'pointer'}
        title={open ? undefined : chosen?.label}
        placeholder={chosen?.label ?? none ?? placeholder ?? messages.any}
        // While open, the choice is the placeholder, so that typing does not add to it.
        value={typed ?? (open ? '' : (chosen?.label ?? value))}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          box.setActive(-1);
          onType?.(event.target.value);
        }}
        onClick={() => !open && box.setActive(show())}
        onFocus={(event) => event.target.select()}
        onBlur={close}
      />
      <Arrow aria-hidden>
        <ChevronDown size={16} />
      </Arrow>
      {open && (
        <ListBox {...box.list} anchor={input} label={props.label ?? messages.choices}>
          {shown.map((choice, index) => (
            <ChoiceOption
              key={choice.value}
              {...box.option(index)}
              choice={choice}
              chosen={choice.value === value}
              onClick={() => choose(choice)}
            />
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

/** The choices, with that of none, whose labels have the typed text in them. */
function choicesWith(choices: readonly Choice[], none?: string, typed?: string): readonly Choice[] {
  const every = none === undefined ? choices : [{ value: '', label: none }, ...choices];
  const words = typed?.trim().toLowerCase();
  return words ? every.filter((each) => each.label.toLowerCase().includes(words)) : every;
}

interface ChoiceOptionProps extends ComponentProps<typeof Option> {
  choice: Choice;
  chosen: boolean;
}

function ChoiceOption({ choice, chosen, ...rest }: ChoiceOptionProps) {
  return (
    <Option {...rest} aria-selected={chosen}>
      <chakra.span w="4" flexShrink="0" aria-hidden>
        {chosen && <Check size={16} />}
      </chakra.span>
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        {choice.label}
      </chakra.span>
      {choice.hint && (
        <chakra.span minW="0" maxW="50%" overflowWrap="anywhere" color="fg.muted">
          {choice.hint}
        </chakra.span>
      )}
    </Option>
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
