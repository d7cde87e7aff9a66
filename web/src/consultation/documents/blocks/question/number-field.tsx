import { useState } from 'react';
import { Control } from '../../../../ui/control.tsx';
import { BlockField } from '../block-fields.tsx';
import { questionEditorMessages as messages } from './messages.ts';

interface NumberFieldProps {
  field: string;
  label: string;
  value: number | null;
  least?: number;
  most: number;
  placeholder: string;
  change: (value: number | null) => void;
}

/** A whole number, or none. */
export function NumberField(props: NumberFieldProps) {
  const { field, label, value, least = 0, most, placeholder, change } = props;
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value?.toString() ?? '';
  const isRight = (text: string) =>
    text === '' || (/^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most);
  return (
    <BlockField
      field={field}
      label={label}
      problem={typed !== undefined && !isRight(typed.trim()) ? messages.whole : undefined}
    >
      {(parts) => (
        <Control
          {...parts}
          w="44"
          inputMode="numeric"
          placeholder={placeholder}
          value={shown}
          onChange={({ target }) => {
            const text = target.value.trim();
            setTyped(target.value);
            if (isRight(text)) change(text === '' ? null : Number(text));
          }}
          onBlur={() => isRight(shown.trim()) && setTyped(undefined)}
        />
      )}
    </BlockField>
  );
}
