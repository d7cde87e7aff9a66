import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A page without the shell: one narrow column with its heading, for entry and session pages. */
export function BarePage({
  title,
  children,
  logo,
}: {
  title: string;
  children: ReactNode;
  logo?: ReactNode;
}) {
  return (
    <chakra.main
      id="main"
      tabIndex={-1}
      textStyle="body"
      minH="100dvh"
      bg="bg.subtle"
      display="grid"
      placeItems="center"
      p="4"
    >
      <chakra.section
        w="full"
        maxW="440px"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="md"
        p={{ base: '5', md: '8' }}
      >
        {logo}
        <chakra.h1 tabIndex={-1} textStyle="headingMd" mb="5">
          {title}
        </chakra.h1>
        {children}
      </chakra.section>
    </chakra.main>
  );
}
