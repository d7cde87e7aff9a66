import { createContext, use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { presentParams } from './present-params.ts';

/** One feature of a layer, such as a conservation area. */
export interface FeatureOfLayer {
  layerId: string;
  featureId: number;
}

const NAME = 'feature';

/** The feature that the address shows on the site's map (`?feature=layer/id`), and showing another or none. */
export function useShownFeature() {
  const [params, setParams] = useSearchParams();
  const [, layerId = '', id = ''] =
    /^([\w-]{1,80})\/(\d{1,15})$/.exec(params.get(NAME) ?? '') ?? [];
  const shown: FeatureOfLayer | undefined = layerId
    ? { layerId, featureId: Number(id) }
    : undefined;
  const show = (feature: FeatureOfLayer | undefined) =>
    setParams(
      () => {
        const next = presentParams();
        if (feature) next.set(NAME, `${feature.layerId}/${feature.featureId}`);
        else next.delete(NAME);
        return next;
      },
      { preventScrollReset: true },
    );
  return { shown, show };
}

/** The id of what leads to a feature on the map, and gets the focus when one comes back. */
export const leadsTo = ({ layerId, featureId }: FeatureOfLayer) => `to-${layerId}-${featureId}`;

/** Goes to another panel of the page, and resolves once the focus has; undefined where there is only one, as on the map alone. */
export const PanelOpener = createContext<((panel: string) => Promise<void>) | undefined>(undefined);

export const useOpenPanel = () => use(PanelOpener);
