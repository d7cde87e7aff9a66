import type { LayerRecord } from '@contract/land/ground/layers/feature-schemas.ts';
import { useEffect, useMemo, useState } from 'react';
import { choiceOf, shownLayers, switched } from './shown-layers.ts';

/** Which layers are shown, and how to show others; `chosen` is the address's choice, undefined for the default. */
export function useLayerChoice(
  chosen: readonly string[] | undefined,
  choose: (layers: string[] | undefined) => void,
  layers: readonly LayerRecord[],
) {
  const chosenText = chosen?.join();
  // A box answers to its press at once, and the next press starts from it; the address follows.
  const [choice, setChoice] = useState(chosen);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => setChoice(chosen), [chosenText]);
  const choiceText = choice?.join();
  const shown = useMemo(
    () => shownLayers(choice, layers),
    // Every change of the address is parsed again; the choice stays the same object while its text does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [choiceText, layers],
  );
  const take = (next: string[] | undefined) => {
    setChoice(next);
    choose(next);
  };
  const show = (ids: readonly string[], on: boolean) =>
    take(choiceOf(switched(shown, ids, on), layers));
  return { shown, show, showUsual: () => take(undefined) };
}
