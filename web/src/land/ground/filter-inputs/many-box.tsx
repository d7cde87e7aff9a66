import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type Choice, ChoiceBox } from '../../../ui/combobox/choice-box.tsx';
import { filterInputMessages as messages } from './messages.ts';

interface ManyBoxProps {
  id?: string;
  label: string;
  choices: readonly Choice[];
  values: readonly string[];
  change: (values: string[]) => void;
  placeholder?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean;
  onType?: (text: string) => void;
  busy?: boolean;
  noMatch?: string;
}

/** Several of many values: the chosen ones are listed above the box that finds more. */
export function ManyBox({ values, change, choices, placeholder, ...box }: ManyBoxProps) {
  const left = choices.filter(({ value }) => !values.includes(value));
  const labelOf = (value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value;
  return (
    <chakra.div display="grid" gap="1" minW="0">
      {values.length > 0 && (
        <chakra.ul display="flex" flexWrap="wrap" gap="1" aria-label={box.label}>
          {values.map((value) => (
            <ChosenItem key={value}>
              <chakra.span overflowWrap="anywhere" minW="0">
                {labelOf(value)}
              </chakra.span>
              <Away
                type="button"
                aria-label={messages.removeValue(labelOf(value))}
                onClick={() => change(values.filter((each) => each !== value))}
              >
                <X size={12} aria-hidden />
              </Away>
            </ChosenItem>
          ))}
        </chakra.ul>
      )}
      <ChoiceBox
        {...box}
        choices={left}
        value=""
        placeholder={placeholder || messages.addValue}
        change={(value) => value && change([...values, value])}
      />
    </chakra.div>
  );
}

export const ChosenItem = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5',
    ps: '2',
    minH: '6',
    maxW: 'full',
    borderRadius: 'sm',
    bg: 'accent.subtle',
    color: 'accent.fg',
    textStyle: 'small',
  },
});
export const Away = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '6',
    minH: '6',
    flexShrink: '0',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'accent.muted' },
  },
});
