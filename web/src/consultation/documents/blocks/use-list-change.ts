import { dropHeld } from '../../../forms/held.tsx';
import type { Step } from '../../../ui/ordered-list/use-ordered-list.ts';
import { blockFieldId, useBlockId } from './block-fields.tsx';

/** Changes a list whose texts may be held: what is removed takes with it what was too long to be kept. */
export function useListChange<T>(change: (items: T[]) => void, own: (item: T) => string) {
  const blockId = useBlockId();
  return (items: T[], { item, to }: Step<T>) => {
    if (to === undefined) dropHeld(blockFieldId(blockId, own(item)));
    change(items);
  };
}
