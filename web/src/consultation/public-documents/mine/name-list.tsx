import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Names of organisations, one a line; where there are none, that. */
export function NameList(props: { empty: string; isEmpty: boolean; children: ReactNode }) {
  if (props.isEmpty) return <p>{props.empty}</p>;
  return (
    <chakra.ul listStyleType="none" borderBottomWidth="1px">
      {props.children}
    </chakra.ul>
  );
}

/** A name, with what may be done at its right. */
export const NamedRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <chakra.li
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    columnGap="3"
    borderTopWidth="1px"
    py="1"
    overflowWrap="anywhere"
  >
    <chakra.span minW="0">{name}</chakra.span>
    <chakra.span display="flex" flexWrap="wrap" gap="1">
      {children}
    </chakra.span>
  </chakra.li>
);
