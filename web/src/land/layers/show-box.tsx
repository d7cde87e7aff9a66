import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ShowBoxProps {
  /** 'some': part of what it covers. */
  state: boolean | 'some';
  change: (on: boolean) => void;
  label: ReactNode;
  disabled?: boolean;
}

/** A checkbox that shows a layer, or several at once; arrows move from one to the next. */
export function ShowBox({ state, change, label, disabled = false }: ShowBoxProps) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="2"
      minW="0"
      minH="6"
      cursor={disabled ? 'not-allowed' : 'pointer'}
      color={disabled ? 'fg.muted' : undefined}
    >
      <chakra.input
        type="checkbox"
        w="4"
        h="4"
        flexShrink="0"
        accentColor="accent.solid"
        data-walk
        disabled={disabled}
        checked={state === true}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = state === 'some';
        }}
        onChange={() => change(state !== true)}
      />
      <chakra.span minW="0" overflowWrap="anywhere">
        {label}
      </chakra.span>
    </chakra.label>
  );
}
