import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';

/** Why a request was refused, shown where it was made; renders nothing if it was not. */
export function BoundaryRefusal({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <chakra.p role="alert" display="flex" gap="1.5" color="fg.error">
      <chakra.span pt="0.5" aria-hidden>
        <CircleAlert size={16} />
      </chakra.span>
      {children}
    </chakra.p>
  );
}
