import type { DraftBlock } from '@contract/consultation/documents/contract.ts';
import { blockFaults, type TypedBlock } from '@contract/consultation/ground/documents/kinds.ts';
import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { BlockFieldsProvider } from '../../blocks/block-fields.tsx';
import { editorOf } from '../../blocks/block-editors.tsx';
import { useDocumentEditing } from '../draft/builder-context.tsx';
import { builderMessages as messages } from '../messages.ts';
import { gripOf } from '../builder-step.ts';

/** The editor of a block; what is typed is saved after a pause, and on leaving. */
export function EditedBlock({ block, label }: { block: DraftBlock; label: string }) {
  const { savers, view } = useDocumentEditing();
  const { id, type } = block;
  const saver = savers.ofBlock(block);
  const content = useSyncExternalStore(saver.subscribe, saver.currentValue);
  // An undo, or another officer, while nothing is typed here.
  useEffect(() => saver.follow(block.content), [saver, block.content]);
  useEffect(() => () => void saver.save(), [saver]);
  const change = (next: DraftBlock['content']) => saver.edited(next);
  const faults = useMemo(
    () => blockFaults({ type, content } as unknown as TypedBlock),
    [type, content],
  );
  const close = () => {
    view.edit(undefined);
    view.want(gripOf(id));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) void saver.save();
  };
  const Editor = editorOf(type);
  return (
    <chakra.div
      id={`edit-${id}`}
      tabIndex={-1}
      role="group"
      aria-label={messages.editBlock(label)}
      outline="none"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      display="grid"
      gap="3"
    >
      <BlockFieldsProvider value={{ blockId: id, faults }}>
        <Suspense fallback={<SkeletonLines lines={3} />}>
          <Editor content={content} change={change} />
        </Suspense>
      </BlockFieldsProvider>
      <chakra.div>
        <Button size="sm" variant="outline" icon={<Check size={14} />} onClick={close}>
          {messages.done}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
