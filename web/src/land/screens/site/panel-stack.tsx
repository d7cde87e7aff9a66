import { chakra } from '@chakra-ui/react';
import { PanelPart } from './panel-part.tsx';
import { touchTargets } from '../../../ui/theme/recipes.ts';
import type { PanelEntry, PanelId } from './panels.ts';

/** The panels below one another, as on phones: not draggable, and as high as their content except for maps. */
export function PanelStack({
  order,
  panels,
}: {
  order: readonly PanelId[];
  panels: ReadonlyMap<PanelId, PanelEntry>;
}) {
  return (
    <Stack>
      {order.map((id) => {
        const entry = panels.get(id);
        return (
          entry && (
            <Part key={id} data-map={entry.flush || undefined}>
              <PanelPart id={id} entry={entry} />
            </Part>
          )
        );
      })}
    </Stack>
  );
}

const Part = chakra('div', {
  base: {
    '&[data-map]': { h: '96' },
    // With an active tool, which takes half of the height: as high as possible below the page's head.
    '&[data-map]:has([data-narrow] > section)': { h: 'max({sizes.96}, calc(100dvh - 8rem))' },
  },
});
const Stack = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    p: '3',
    ...touchTargets,
  },
});
