import { type Ref, type RefCallback, useCallback, useImperativeHandle, useRef } from 'react';
import type { MapHandle } from './map-types.ts';

/**
 * A handle that the screen can use from the start: where to go is queued until the map is ready, which may take
 * seconds. Gives the ref for the map's own handle.
 */
export function useQueuedMapActions(handle: Ref<MapHandle>): RefCallback<MapHandle> {
  const attached = useRef<MapHandle | null>(null);
  const wish = useRef<(map: MapHandle) => void>(undefined);
  useImperativeHandle(handle, () => {
    const when = (go: (map: MapHandle) => void) => {
      if (attached.current) go(attached.current);
      else wish.current = go;
    };
    return {
      fit: (...asked) => when((map) => map.fit(...asked)),
      flyTo: (...asked) => when((map) => map.flyTo(...asked)),
      centre: (box) => when((map) => map.centre(box)),
      bounds: () => attached.current?.bounds(),
    };
  }, []);
  return useCallback((now: MapHandle | null) => {
    attached.current = now;
    if (!now || !wish.current) return;
    wish.current(now);
    wish.current = undefined;
  }, []);
}
