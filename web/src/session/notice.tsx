import { chakra } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** A note to read before continuing. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <chakra.div role="status" display="flex" gap="2" p="3" mb="4" bg="bg.info" borderRadius="md">
      <chakra.span color="fg.info" pt="0.5">
        <Info size={16} aria-hidden />
      </chakra.span>
      <div>{children}</div>
    </chakra.div>
  );
}
