import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface TitledPartProps {
  title: string;
  /** What to say when there is nothing in it; false while there is. */
  none: string | false;
  children: ReactNode;
}

/** A table under a title, or a sentence when it is empty. */
export const TitledPart = ({ title, none, children }: TitledPartProps) => (
  <section>
    <chakra.h3 fontWeight="semibold" mb="1">
      {title}
    </chakra.h3>
    {none ? <chakra.p color="fg.muted">{none}</chakra.p> : children}
  </section>
);
