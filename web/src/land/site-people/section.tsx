import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the panel under its own heading. */
export function Section({ title, action, children }: SectionProps) {
  const heading = useId();
  return (
    <chakra.section aria-labelledby={heading} display="grid" gap="2" _notLast={{ mb: '5' }}>
      <chakra.div display="flex" alignItems="center" minH="7" gap="2">
        <chakra.h3 id={heading} flex="1" fontWeight="semibold">
          {title}
        </chakra.h3>
        {action}
      </chakra.div>
      {children}
    </chakra.section>
  );
}
