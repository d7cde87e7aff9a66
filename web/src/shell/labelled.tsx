import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface LabelledProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  expanded?: boolean;
  /** Id of what it opens. */
  controls?: string;
  alwaysShown?: boolean;
}

/** A header button; under 1080 px its label is hidden and stays as its accessible name. */
export function Labelled({ label, icon, onClick, expanded, controls, alwaysShown }: LabelledProps) {
  return (
    <Button
      variant="ghost"
      icon={icon}
      onClick={onClick}
      px="2"
      minW="0"
      // On phones a long label gives way to the buttons beside it.
      flexShrink={alwaysShown ? 1 : 0}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded, 'aria-controls': controls })}
    >
      <HeaderLabel always={alwaysShown ?? false}>{label}</HeaderLabel>
    </Button>
  );
}

export const HeaderLabel = chakra('span', {
  base: { truncate: true, maxW: '60' },
  variants: { always: { true: {}, false: { lgDown: { srOnly: true } } } },
  defaultVariants: { always: false },
});
