import { keptColour } from '@contract/consultation/ground/documents/kept-colour.ts';
import { documentMessages } from '@contract/consultation/ground/documents/messages.ts';
import { chakra } from '@chakra-ui/react';
import { blockEditorMessages as messages } from './messages.ts';
import { ValidText } from './valid-text.tsx';

interface ColourFieldProps {
  field: string;
  label: string;
  hint?: string;
  /** What is seen without one. */
  own: string;
  value: string | null;
  change: (value: string | null) => void;
}

/** A colour, typed or chosen; null is the one that it has by itself. */
export function ColourField({ field, label, hint, own, value, change }: ColourFieldProps) {
  return (
    <ValidText
      field={field}
      label={label}
      {...(hint ? { hint } : {})}
      optional
      width="32"
      placeholder={own}
      value={value ?? ''}
      change={(typed) => change(keptColour(typed) ?? null)}
      problemOf={(typed) =>
        typed === '' || keptColour(typed) !== undefined ? undefined : documentMessages.invalidColour
      }
      beside={
        <chakra.input
          type="color"
          aria-label={messages.chooseColour(label)}
          value={value ?? own}
          w="8"
          h="8"
          cursor="pointer"
          onChange={({ target }) => change(target.value)}
        />
      }
    />
  );
}
