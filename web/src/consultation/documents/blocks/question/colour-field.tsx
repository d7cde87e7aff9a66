import { chakra } from '@chakra-ui/react';
import { ValidText } from '../valid-text.tsx';
import { questionEditorMessages as messages } from './messages.ts';

const HEX = /^(#[0-9a-f]{6})?$/i;
const DEFAULT_SWATCH = '#525c66';

interface ColourFieldProps {
  value: string | null;
  change: (value: string | null) => void;
}

/** A colour, typed or chosen; none is the council's own. */
export function ColourField({ value, change }: ColourFieldProps) {
  return (
    <ValidText
      field="color"
      label={messages.color}
      hint={messages.colorHint}
      optional
      width="32"
      placeholder="#"
      value={value ?? ''}
      change={(typed) => change(typed === '' ? null : typed)}
      problemOf={(typed) => (HEX.test(typed) ? undefined : messages.invalidColor)}
      beside={
        <chakra.input
          type="color"
          aria-label={messages.chooseColor}
          value={value ?? DEFAULT_SWATCH}
          w="8"
          h="8"
          cursor="pointer"
          onChange={({ target }) => change(target.value)}
        />
      }
    />
  );
}
