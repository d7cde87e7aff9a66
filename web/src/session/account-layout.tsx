import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ReadingColumn } from '../ui/reading-column.tsx';

/** The layout that the consultation account pages share: one reading column under the header. */
export const AccountLayout = ({ title, children }: { title: string; children: ReactNode }) => (
  <ReadingColumn title={title} width="form">
    {children}
  </ReadingColumn>
);

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
    <chakra.p mt="4">
      {question} <TextLink to={to}>{label}</TextLink>
    </chakra.p>
  );
}

export const TextLink = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
});
