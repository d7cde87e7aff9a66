import { useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { useTenant } from '../../session/tenant.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { engineFor } from '../choose-engine.ts';
import { drawMessages as messages } from './messages.ts';
import type { Point } from './national-grid.ts';

/** While on, the pointer can move the corners of a polygon; `failed` when that cannot be started. */
export function usePointEditing(
  map: MapRef,
  on: boolean,
  corners: Point[],
  changed: (corners: Point[]) => void,
  failed: () => void,
): void {
  const engine = engineFor(useTenant());
  const latest = useRef({ corners, changed, failed });
  latest.current = { corners, changed, failed };
  useEffect(() => {
    if (!on) return;
    let wanted = true;
    let end: (() => void) | undefined;
    const begin = async () => {
      try {
        const { editPoints } = await import('./edit-points.ts');
        if (!wanted) return;
        const stop = await editPoints(map, engine, latest.current.corners, (next) =>
          latest.current.changed(next),
        );
        if (wanted) end = stop;
        else stop();
      } catch {
        showToast({ kind: 'danger', title: messages.selectPointsFailed });
        latest.current.failed();
      }
    };
    void begin();
    return () => {
      wanted = false;
      end?.();
    };
  }, [map, engine, on]);
}
