import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The layout that the consultation account pages share: one reading column under the header. */
export function AccountLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.div
      w="full"
      maxW="480px"
      mx="auto"
      px="4"
      py={{ base: '6', md: '12' }}
      textStyle="public"
    >
      <chakra.h1 tabIndex={-1} textStyle="publicTitle" mb="6">
        {title}
      </chakra.h1>
      {children}
    </chakra.div>
  );
}

/** A sentence with a link at its end, such as 'No account yet? Sign up'. */
export function Elsewhere({
  question,
  to,
  label,
}: {
  question: string;
  to: string;
  label: string;
}) {
  return (
    <chakra.p mt="4" textStyle="body">
      {question} <TextLink to={to}>{label}</TextLink>
    </chakra.p>
  );
}

export const TextLink = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
});
