import type { Polygon } from 'geojson';
import { useMemo, useState } from 'react';

/** An area being drawn on the map for a field of the form, which may be closed meanwhile. */
export interface AreaDrawing {
  /** The place of the field that an area is being drawn for. */
  at: string | undefined;
  /** The field to return to, with the area drawn for it; undefined if drawing was cancelled. */
  back: { at: string; polygon: Polygon | undefined } | undefined;
  /** The area drawn for a search that is not sent yet, so that it stays visible. */
  shape: Polygon | undefined;
  begin: (at: string) => void;
  end: (polygon?: Polygon) => void;
  /** Called once the field has taken over the area. */
  arrived: () => void;
}

type State = Pick<AreaDrawing, 'at' | 'back'> & {
  drawn?: { shape: Polygon | undefined; searches: number };
};

/** `searches` counts the searches sent: an area drawn before the last one is shown as part of it, or not at all. */
export function useAreaDrawing(searches: number): AreaDrawing {
  const [state, setState] = useState<State>({ at: undefined, back: undefined });
  return useMemo(() => {
    const { at, back, drawn } = state;
    return {
      at,
      back,
      shape: drawn?.searches === searches ? drawn.shape : undefined,
      begin: (field) => setState({ at: field, back: undefined }),
      end: (polygon) => {
        if (at === undefined) return;
        setState({
          at: undefined,
          back: { at, polygon },
          drawn: { shape: polygon, searches },
        });
      },
      arrived: () => setState((before) => ({ ...before, back: undefined })),
    };
  }, [state, searches]);
}
