import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** One part of the settings under its heading. */
export function Part({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap="3"
      justifyItems="start"
      borderTopWidth="1px"
      pt="4"
    >
      <chakra.h2 id={id} textStyle="headingSm">
        {title}
      </chakra.h2>
      {children}
      {hint && <chakra.p color="fg.muted">{hint}</chakra.p>}
    </chakra.section>
  );
}
