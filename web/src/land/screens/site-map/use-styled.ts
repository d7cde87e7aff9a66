import { UNDER_SITES } from '@contract/land/layers/style/council-style.ts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMapLayers } from '../../layers/use-map-layers.ts';
import type { Styled } from '../../../map/british-grid/vector-layers.ts';
import { useCouncilStyle } from '../../../map/use-council-style.ts';

/** What is shown, as written in the address. */
const SHOWN = 'layers';

/**
 * The council's base layers, the layers chosen in the tree and all sites, as one style in the British grid; with the
 * entries of its legend.
 */
export function useStyled() {
  const [params, setParams] = useSearchParams();
  const text = params.get(SHOWN);
  const chosen = useMemo(() => text?.split(',').filter(Boolean), [text]);
  const choose = useCallback(
    (ids: string[] | undefined) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (ids) next.set(SHOWN, ids.join(','));
          else next.delete(SHOWN);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const layers = useMapLayers(chosen, choose, '27700');
  const { mapStyle, retry, credits, ...colours } = useCouncilStyle(
    ALL_SITES,
    layers.hidden,
    '27700',
  );
  const { wanted } = layers;
  const styled = useMemo<Styled | undefined>(() => {
    if (!mapStyle) return undefined;
    const at = mapStyle.layers.findIndex(({ id }) => id === UNDER_SITES);
    return {
      sources: { ...mapStyle.sources, ...wanted.sources },
      layers: [...mapStyle.layers.slice(0, at), ...wanted.layers, ...mapStyle.layers.slice(at)],
    };
  }, [mapStyle, wanted]);
  const legend = { ...colours, credits: [...credits, ...layers.credits] };
  return { styled, layers, legend, retry: retry ?? layers.retry };
}

const ALL_SITES: never[] = [];
