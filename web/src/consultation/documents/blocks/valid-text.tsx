import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { afterPress } from '../../../ui/after-press.ts';
import { Control } from '../../../ui/control.tsx';
import { BlockField } from './block-fields.tsx';

interface ValidTextProps {
  field: string;
  label: string;
  hint?: string;
  optional?: boolean;
  value: string;
  change: (value: string) => void;
  /** What is wrong with what is typed; such a text stays here and is not kept in the draft. */
  problemOf: (typed: string) => string | undefined;
  placeholder?: string;
  width?: string;
  /** Beside the control. */
  beside?: ReactNode;
}

/** A line of a form of its own, such as an address: it is handed on as soon as it is right. */
export function ValidText(props: ValidTextProps) {
  const { value, change, problemOf, placeholder, width, beside, ...field } = props;
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value;
  const problem = problemOf(shown.trim());
  const [isLeft, setLeft] = useState(false);
  return (
    <BlockField {...field} problem={isLeft ? problem : undefined}>
      {(parts) => (
        <chakra.div display="flex" alignItems="center" gap="2">
          <Control
            {...parts}
            value={shown}
            placeholder={placeholder}
            maxW={width}
            onChange={({ target }) => {
              const isRight = problemOf(target.value.trim()) === undefined;
              setTyped(target.value);
              if (isRight) change(target.value.trim());
            }}
            onBlur={() => {
              afterPress(() => setLeft(true));
              if (problem === undefined) setTyped(undefined);
            }}
          />
          {beside}
        </chakra.div>
      )}
    </BlockField>
  );
}
