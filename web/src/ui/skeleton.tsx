import { chakra } from '@chakra-ui/react';
import { uiMessages as messages } from './messages.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const Bar = chakra('div', {
  base: { bg: 'bg.muted', borderRadius: 'sm', animation: 'pulse 1.6s ease-in-out infinite' },
});

/** A grey block of the size of what is coming. */
export const Skeleton = Bar;

/** Lines in the shape of what is coming; announced once to screen readers. */
export function SkeletonLines({ lines = 3, height = '5' }: { lines?: number; height?: string }) {
  return (
    <chakra.div role="status" display="grid" gap="2">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Bar key={line} h={height} w={line === lines - 1 ? '60%' : 'full'} />
      ))}
    </chakra.div>
  );
}
