import type { DraftBlock } from '@contract/consultation/documents/contract.ts';
import { memo, Suspense, useMemo } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BlockFieldsProvider } from './block-fields.tsx';
import { readingOf } from './block-editors.tsx';

/** A block as it will be read, in structure. */
export const BlockReading = memo(function BlockReading({ block }: { block: DraftBlock }) {
  const Reading = readingOf(block.type);
  const fields = useMemo(() => ({ blockId: block.id, faults: [] }), [block.id]);
  return (
    <BlockFieldsProvider value={fields}>
      <Suspense fallback={<Skeleton h="12" />}>
        <Reading content={block.content as Record<string, unknown>} />
      </Suspense>
    </BlockFieldsProvider>
  );
});
