import { chakra } from '@chakra-ui/react';
import { Layers, RotateCcw, X } from 'lucide-react';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { faultOf } from '../../council/ground/configs/config-state.ts';
import { useConfig } from '../../council/ground/configs/use-config.ts';
import { ConfigErrorScreen } from '../../council/ground/configs/config-error-screen.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { SelectControl } from '../../ui/control.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty, Failed } from '../../ui/empty.tsx';
import { useWidthClass } from '../../ui/use-width.ts';
import { FeatureSearchBox, type FeatureHit } from './feature-search.tsx';
import { isBase, SITES_LAYER } from './layer-groups.ts';
import { LayersFrame, OpenLayers } from './layers-panel-parts.ts';
import { layerPanelMessages as messages } from './messages.ts';
import { ShowBox } from './show-box.tsx';
import { checkboxState } from './shown-layers.ts';
import type { LayerList, MapLayers } from './use-map-layers.ts';

// Dragging is heavy and rarely used: it loads when the panel is opened.
const LayerGroups = lazyPart(() => import('./layer-groups-list.tsx'));

interface LayersPanelProps {
  layers: MapLayers;
  find: (feature: FeatureHit | undefined) => void;
}

/** A button over the map that opens the layer tree: a panel beside it, on phones a sheet from below. */
export function LayersPanel({ layers, find }: LayersPanelProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    // The button must be rendered again before it gets the focus.
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  return (
    <>
      {!open && (
        <OpenLayers ref={button} type="button" aria-expanded={open} onClick={() => setOpen(true)}>
          <Layers size={16} aria-hidden />
          {messages.open}
        </OpenLayers>
      )}
      {open && <Panel layers={layers} find={find} close={close} />}
    </>
  );
}

function Panel({ layers, find, close }: LayersPanelProps & { close: () => void }) {
  const phone = useWidthClass() === 'mobile';
  const { groups, pending, failed, fault, retry, shown, show, reset } = layers;
  const tips = useConfig('layer-tree-tooltips');
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus({ preventScroll: true }), [pending]);
  return (
    <LayersFrame
      ref={box}
      aria-label={messages.title}
      data-over-map
      phone={phone}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) {
          event.stopPropagation();
          close();
        } else walk(event);
      }}
    >
      <chakra.div display="flex" alignItems="center" ps="4" pe="2" py="1" borderBottomWidth="1px">
        <chakra.h2 flex="1" textStyle="headingSm">
          {messages.title}
        </chakra.h2>
        <IconButton label={messages.reset} icon={<RotateCcw size={16} />} onClick={reset} />
        <IconButton label={messages.close} icon={<X size={16} />} onClick={close} />
      </chakra.div>
      {/* Not a query but what several came to, so not Loaded. */}
      {pending ? (
        <chakra.div p="4">
          <SkeletonLines lines={8} height="6" />
        </chakra.div>
      ) : failed ? (
        <Failed title={messages.failed} retry={retry} />
      ) : (
        <>
          <FeatureFinder layers={layers} find={find} />
          <WhichLayers layers={layers} />
          <chakra.div overflowY="auto" flex="1" minH="0" pb="2" overscrollBehavior="contain">
            {[fault, faultOf(tips)]
              .flatMap((each) => each ?? [])
              .map(({ errors, reload }, at) => (
                <ConfigErrorScreen key={at} errors={errors} reload={reload} />
              ))}
            <chakra.div px="4" py="1">
              <ShowBox
                state={shown.has(SITES_LAYER)}
                change={(on) => show([SITES_LAYER], on)}
                label={messages.sites}
              />
            </chakra.div>
            <Suspense
              fallback={
                <chakra.div p="4">
                  <SkeletonLines lines={6} height="6" />
                </chakra.div>
              }
            >
              <LayerGroups layers={layers} />
            </Suspense>
            {groups.length === 0 && (
              <Empty kind="nothing" title={messages.none}>
                {messages.noneHint}
              </Empty>
            )}
          </chakra.div>
        </>
      )}
      {phone && (
        <chakra.div p="3" borderTopWidth="1px">
          <Button variant="outline" w="full" onClick={close}>
            {messages.close}
          </Button>
        </chakra.div>
      )}
    </LayersFrame>
  );
}

/** Finds a feature by its name, and shows the layer that it is in. */
const FeatureFinder = ({ layers: { groups, show }, find }: LayersPanelProps) => (
  <chakra.div px="4" py="3" borderBottomWidth="1px" display="grid" gap="2">
    <FeatureSearchBox
      layers={groups
        .flatMap((group) => group.layers)
        .filter((each) => !isBase(each) || each.columnName !== null)}
      find={(feature) => {
        if (feature) show([feature.layerId], true);
        find(feature);
      }}
    />
  </chakra.div>
);

/** Shows all layers or none, and chooses how they are listed. */
function WhichLayers({ layers }: Pick<LayersPanelProps, 'layers'>) {
  const { groups, list, setList, shown, show } = layers;
  const every = [
    SITES_LAYER,
    ...groups
      .flatMap((group) => group.layers)
      .filter((layer) => layer.placemakerVisibility)
      .map(({ id }) => id),
  ];
  return (
    <chakra.div display="flex" alignItems="center" gap="2" ps="4" pe="4" py="2">
      <ShowBox
        state={checkboxState(every, shown)}
        change={(on) => show(every, on)}
        label={messages.allLayers}
      />
      <chakra.span flex="1" />
      <SelectControl
        w="auto"
        aria-label={messages.list}
        value={list}
        onChange={(event) => setList(event.target.value as LayerList)}
      >
        {Object.entries(messages.lists).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectControl>
    </chakra.div>
  );
}

/** Arrows move through the checkboxes and group headings, Home and End go to the first and last. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || !target.matches('[data-walk]')) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-walk]')];
  const at = stops.indexOf(target);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  stops[Math.max(0, Math.min(next, stops.length - 1))]?.focus();
}
