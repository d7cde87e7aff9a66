import { chakra } from '@chakra-ui/react';
import { useTenant } from '../../session/tenant.tsx';
import { PanelPart } from './panel-part.tsx';
import { type PanelEntry, type PanelId, panels } from './panels.ts';
import { useSite } from './site-context.tsx';

/** The panels of this version of the page whose flags are on. */
function usePanels(): [PanelId, PanelEntry][] {
  const { v2 } = useSite();
  const { features } = useTenant();
  return (Object.entries(panels) as [PanelId, PanelEntry][]).filter(
    ([, { versions, flag }]) =>
      versions.includes(v2 ? 'v2' : 'classic') && (flag === undefined || features.includes(flag)),
  );
}

/** The panels below the page's head. */
export function PanelGrid() {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap="4"
      p="4"
    >
      {usePanels().map(([id, entry]) => (
        <PanelPart key={id} id={id} entry={entry} />
      ))}
    </chakra.div>
  );
}
