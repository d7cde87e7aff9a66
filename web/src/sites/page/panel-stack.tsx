import { chakra } from '@chakra-ui/react';
import { useTenant } from '../../session/tenant.tsx';
import { PanelPart } from './panel-part.tsx';
import { touchable } from './touch.ts';
import type { PanelEntry, PanelId } from './panels.ts';

/** The panels one below the other, as on phones: no dragging, each as high as its content but for maps. */
export function PanelStack({
  order,
  panels,
}: {
  order: readonly PanelId[];
  panels: ReadonlyMap<PanelId, PanelEntry>;
}) {
  const { googleMapsKey } = useTenant();
  // Without a key the place of Google's map holds a sentence.
  const isMap = (id: PanelId) => id === 'ol-map' || (id === 'google-map' && Boolean(googleMapsKey));
  return (
    <Stack>
      {order.map((id) => {
        const entry = panels.get(id);
        return (
          entry && (
            <chakra.div key={id} h={isMap(id) ? '96' : undefined}>
              <PanelPart id={id} entry={entry} />
            </chakra.div>
          )
        );
      })}
    </Stack>
  );
}

const Stack = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', p: '3', ...touchable },
});
