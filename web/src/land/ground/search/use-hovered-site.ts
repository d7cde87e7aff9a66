import { useCallback, useMemo, useState } from 'react';
import type { PointerPlace } from '../../../map/map-types.ts';
import type { Pointing, Previewed } from './search-model.tsx';
import type { Selection } from './use-selection.ts';

/** The site under the pointer or with the focus. */
export function useHoveredSite(selection: Selection): Pointing {
  const [hovered, setOver] = useState<number>();
  const [preview, setPreview] = useState<Previewed>();
  const setHovered = useCallback((siteId: number | undefined, at?: PointerPlace) => {
    setOver(siteId);
    if (siteId === undefined) setPreview((before) => (isOfMap(before) ? undefined : before));
    else if (at) {
      // Where the pointer entered it; it does not follow the pointer.
      setPreview((before) => (before?.siteId === siteId ? before : { siteId, beside: at }));
    }
  }, []);
  return useMemo(
    () => ({ ...selection, hovered, setHovered, preview, setPreview }),
    [selection, hovered, setHovered, preview],
  );
}

/** A preview beside a card goes with the card's focus, not with the pointer. */
const isOfMap = (preview: Previewed | undefined) =>
  preview !== undefined && !(preview.beside instanceof DOMRect);
