import type { Polygon } from 'geojson';
import { useMemo, useState } from 'react';

/** An area that is drawn on the map for a field of the form, which may be closed meanwhile. */
export interface AreaDrawing {
  /** The place of the field that is drawn for, while one draws. */
  at: string | undefined;
  /** The place of the field that one comes back to, and what was drawn for it; nothing where it was given up. */
  back: { at: string; polygon: Polygon | undefined } | undefined;
  /** Drawn for a search that is not sent yet: it stays to be seen. */
  shape: Polygon | undefined;
  begin: (at: string) => void;
  end: (polygon?: Polygon) => void;
  /** The field has what was drawn. */
  arrived: () => void;
}

type State = Pick<AreaDrawing, 'at' | 'back'> & {
  drawn?: { shape: Polygon | undefined; searches: number };
};

/** `searches`: how many were sent; what was drawn before the last one is seen as part of it, or not at all. */
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
