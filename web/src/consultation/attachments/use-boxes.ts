import type { AttachmentBox } from '@contract/consultation/attachments/contract.ts';
import { useState } from 'react';

/** A box with a name of its own while it is worked on. */
export interface DrawnBox extends AttachmentBox {
  key: string;
}

/** The boxes of an attachment while they are drawn; `isChanged` once they are others than those given. */
export function useBoxes(given: readonly AttachmentBox[]) {
  const [boxes, setBoxes] = useState<DrawnBox[]>(() =>
    given.map((box) => ({ ...box, key: crypto.randomUUID() })),
  );
  const [isChanged, setChanged] = useState(false);
  const set = (next: DrawnBox[]) => {
    setBoxes(next);
    setChanged(true);
  };
  return {
    boxes,
    isChanged,
    /** Gives its key. */
    add: (box: AttachmentBox): string => {
      const key = crypto.randomUUID();
      set([...boxes, { ...box, key }]);
      return key;
    },
    change: (changed: DrawnBox) =>
      set(boxes.map((box) => (box.key === changed.key ? changed : box))),
    remove: (key: string) => set(boxes.filter((box) => box.key !== key)),
  };
}

export type Boxes = ReturnType<typeof useBoxes>;
