import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';

/** Why something was refused, with its icon; announced to screen readers. */
export function ShapeRefusal({ id, children }: { id?: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <chakra.p
      id={id}
      role="alert"
      display="flex"
      gap="1.5"
      color="fg.error"
      overflowWrap="anywhere"
    >
      <chakra.span pt="0.5" aria-hidden>
        <CircleAlert size={16} />
      </chakra.span>
      {children}
    </chakra.p>
  );
}
