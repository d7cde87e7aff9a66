import { useTenant } from '../../../session/tenant.tsx';
import { type PanelEntry, type PanelId, panels } from './panels.ts';
import { useSite } from '../../ground/sites/site-context.tsx';

/** The panels of this version of the page whose flags are on, in the order in which they are read. */
export function usePanels(): ReadonlyMap<PanelId, PanelEntry> {
  const { v2 } = useSite();
  const { features, googleMapsKey } = useTenant();
  const version = v2 ? 'v2' : 'classic';
  const entries = Object.entries(panels) as [PanelId, PanelEntry][];
  return new Map(
    entries.filter(
      ([id, { versions, flag }]) =>
        versions.includes(version) &&
        // Google serves nobody without a key.
        (id !== 'google-map' || Boolean(googleMapsKey)) &&
        (flag === undefined || [flag].flat().some((each) => features.includes(each))),
    ),
  );
}
