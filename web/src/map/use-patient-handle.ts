import { type Ref, type RefCallback, useCallback, useImperativeHandle, useRef } from 'react';
import type { MapHandle } from './surface-types.ts';

/**
 * A handle for the screen from the first moment: where to go is kept until the map is there to go, which
 * may take seconds. Gives the ref that the map's own handle is attached to.
 */
export function usePatientHandle(handle: Ref<MapHandle>): RefCallback<MapHandle> {
  const surface = useRef<MapHandle | null>(null);
  const wish = useRef<Parameters<MapHandle['fit']>>(undefined);
  useImperativeHandle(
    handle,
    () => ({
      fit: (...asked) => {
        if (surface.current) surface.current.fit(...asked);
        else wish.current = asked;
      },
      bounds: () => surface.current?.bounds(),
    }),
    [],
  );
  return useCallback((now: MapHandle | null) => {
    surface.current = now;
    if (!now || !wish.current) return;
    now.fit(...wish.current);
    wish.current = undefined;
  }, []);
}
