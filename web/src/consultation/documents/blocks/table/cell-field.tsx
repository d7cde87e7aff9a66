import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';
import { uiMessages } from '../../../../ui/messages.ts';
import { CellText } from './grid-look.ts';
import { charactersOver } from './too-long.ts';

interface CellFieldProps extends Omit<ComponentProps<typeof CellText>, 'value' | 'onChange'> {
  value: string;
  change: (text: string) => void;
}

/** The cell that is written in. What is too long is counted; its table is not saved until it is shorter. */
export function CellField({ value, change, ...rest }: CellFieldProps) {
  const id = useId();
  return (
    <>
      <CellText
        {...rest}
        value={value}
        onChange={({ target }) => change(target.value)}
        rows={Math.max(1, value.split('\n').length)}
        aria-invalid={charactersOver(value) > 0 || undefined}
        aria-describedby={id}
      />
      <span id={id} role="status">
        <TooMany text={value} />
      </span>
    </>
  );
}

/** A cell's words, with what keeps them from being saved. */
export const CellWords = ({ text }: { text: string }) => (
  <>
    {text}
    <TooMany text={text} />
  </>
);

function TooMany({ text }: { text: string }) {
  const over = charactersOver(text);
  if (over === 0) return null;
  return (
    <chakra.span display="block" color="fg.error" textStyle="small" fontWeight="normal">
      {uiMessages.tooMany(over)}
    </chakra.span>
  );
}
