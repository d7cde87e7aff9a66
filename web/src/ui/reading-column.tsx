import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A titled column under the header, as wide as a form or as prose reads well. */
export function ReadingColumn({
  title,
  width,
  children,
}: {
  title: string;
  width: 'form' | 'prose';
  children: ReactNode;
}) {
  return (
    <chakra.article
      w="full"
      maxW={width === 'form' ? '480px' : 'prose'}
      mx="auto"
      px="4"
      py={{ base: '6', md: '10' }}
      textStyle="public"
    >
      <chakra.h1 tabIndex={-1} textStyle="publicTitle" mb="6">
        {title}
      </chakra.h1>
      {children}
    </chakra.article>
  );
}
