import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A panel's heading, with the button that closes the panel. */
export function PanelHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" alignItems="center" ps="4" pe="2" minH="12" borderBottomWidth="1px">
      <chakra.h2 textStyle="headingSm" flex="1">
        {title}
      </chakra.h2>
      {children}
    </chakra.div>
  );
}
