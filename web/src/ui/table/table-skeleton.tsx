import { chakra } from '@chakra-ui/react';
import { uiMessages } from '../messages.ts';
import { Skeleton } from '../skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** The table's shape while its rows are on their way. */
export function TableSkeleton({ rows = 10, columns = 5, compact = false }) {
  return (
    <chakra.div role="status" overflow="hidden">
      <VisuallyHidden>{uiMessages.loading}</VisuallyHidden>
      <chakra.div h="52px" bg="bg.muted" borderBottomWidth="1px" />
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} style={{ height: compact ? 36 : 52 }}>
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton key={column} h="4" flex={column === 0 ? '2' : '1'} />
          ))}
        </Row>
      ))}
    </chakra.div>
  );
}

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '6', px: '3', borderBottomWidth: '1px' },
});
