import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';

/** The problem with a name, as the field's description. */
export const NameProblem = ({ id, children }: { id: string; children: string }) => (
  <chakra.p id={id} role="alert" display="flex" gap="1" color="fg.error" textStyle="small">
    <CircleAlert size={14} aria-hidden />
    {children}
  </chakra.p>
);
