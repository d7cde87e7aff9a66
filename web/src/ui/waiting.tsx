import { chakra } from '@chakra-ui/react';
import { uiMessages as messages } from './messages.ts';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * Shown while a page cannot be rendered yet: after half a second, so that anything faster appears without a flicker.
 */
export function Waiting() {
  return (
    <chakra.div
      role="status"
      display="grid"
      placeItems="center"
      minH="40"
      p="6"
      color="fg.muted"
      animation="appear 0s 0.5s both"
    >
      <Spinner size={20} />
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
    </chakra.div>
  );
}
