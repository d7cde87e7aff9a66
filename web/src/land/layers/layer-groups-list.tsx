import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { OrderedList } from '../../ui/ordered-list/ordered-list.tsx';
import { isBase, type LayerGroup } from './layer-groups.ts';
import { LayerRow } from './layer-row.tsx';
import { layerPanelMessages as messages } from './messages.ts';
import { ShowBox } from './show-box.tsx';
import { checkboxState } from './shown-layers.ts';
import type { MapLayers } from './use-map-layers.ts';

/** Every group of layers with its rows; a row is moved within its group by dragging or by keyboard. */
export default function LayerGroupsList({ layers }: { layers: MapLayers }) {
  const { groups, topography } = layers;
  const hasBase = groups.some((group) => group.layers.some(isBase));
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
      {groups.map((group) => (
        <Group key={group.name} group={group} layers={layers}>
          {topography && group === groups.find((each) => each.layers.some(isBase)) && (
            <Topography topography={topography} />
          )}
        </Group>
      ))}
      {topography && !hasBase && <Topography topography={topography} />}
    </chakra.div>
  );
}

function Topography({ topography }: { topography: NonNullable<MapLayers['topography']> }) {
  return (
    <chakra.div ps="9" pe="3" py="1">
      <ShowBox state={topography.on} change={topography.set} label={messages.topography} />
    </chakra.div>
  );
}

interface GroupProps {
  group: LayerGroup;
  layers: MapLayers;
  children?: React.ReactNode;
}

function Group({ group, layers, children }: GroupProps) {
  const { shown, show, habits, keep } = layers;
  const heading = useId();
  const folded = habits.collapsed.includes(group.name);
  const ids = group.layers.filter((each) => each.placemakerVisibility).map(({ id }) => id);
  const fold = () =>
    keep({
      collapsed: folded
        ? habits.collapsed.filter((name) => name !== group.name)
        : [...habits.collapsed, group.name],
    });
  return (
    <chakra.section aria-labelledby={heading}>
      <Head>
        <Fold
          type="button"
          data-walk
          aria-expanded={!folded}
          aria-label={(folded ? messages.expand : messages.collapse)(group.name)}
          onClick={fold}
          onKeyDown={(event) => {
            if (event.key !== (folded ? 'ArrowRight' : 'ArrowLeft')) return;
            event.preventDefault();
            fold();
          }}
        >
          {folded ? <ChevronRight size={16} /> : <ChevronDown size={16} />}
        </Fold>
        <ShowBox
          state={checkboxState(ids, shown)}
          disabled={ids.length === 0}
          change={(on) => show(ids, on)}
          label={
            <chakra.span id={heading} fontWeight="semibold">
              {group.name}
            </chakra.span>
          }
        />
      </Head>
      {!folded && (
        <>
          {children}
          <Rows group={group} layers={layers} />
        </>
      )}
    </chakra.section>
  );
}

function Rows({ group, layers }: Omit<GroupProps, 'children'>) {
  const { habits, keep } = layers;
  const ids = group.layers.map(({ id }) => id);
  const bases = group.layers.filter(isBase);
  return (
    <>
      <OrderedList
        items={group.layers.filter((layer) => !isBase(layer))}
        keyOf={({ id }) => id}
        nameOf={({ layerName }) => layerName}
        change={(next) => {
          const others = habits.order.filter((id) => !ids.includes(id));
          keep({ order: [...others, ...next.map(({ id }) => id)] });
        }}
        render={(layer, { handle }) => <LayerRow layer={layer} layers={layers} handle={handle} />}
      />
      {bases.length > 0 && (
        // The map draws them below all others, wherever they stand.
        <ul>
          {bases.map((layer) => (
            <li key={layer.id}>
              <LayerRow layer={layer} layers={layers} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', ps: '2', pe: '3', py: '1' },
});
const Fold = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    w: '6',
    h: '6',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
});
