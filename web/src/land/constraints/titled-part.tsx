import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface TitledPartProps {
  title: string;
  /** The words for there being nothing in it. */
  none: string | false;
  children: ReactNode;
}

/** A titled table, or the words for there being nothing in it. */
export const TitledPart = ({ title, none, children }: TitledPartProps) => (
  <section>
    <chakra.h3 fontWeight="semibold" mb="1">
      {title}
    </chakra.h3>
    {none ? <chakra.p color="fg.muted">{none}</chakra.p> : children}
  </section>
);
