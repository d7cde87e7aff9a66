import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** A titled part of the site page; `flush` lets its content reach the edges. */
export function Panel({
  title,
  flush = false,
  children,
}: {
  title: string;
  flush?: boolean;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <chakra.section
      aria-labelledby={heading}
      borderWidth="1px"
      borderRadius="md"
      bg="bg.panel"
      overflow="hidden"
    >
      <chakra.h2 id={heading} textStyle="headingSm" px="4" py="3" borderBottomWidth="1px">
        {title}
      </chakra.h2>
      <chakra.div p={flush ? '0' : '4'}>{children}</chakra.div>
    </chakra.section>
  );
}
