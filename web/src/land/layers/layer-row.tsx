import { percentText } from '@contract/platform/percent.ts';
import { chakra } from '@chakra-ui/react';
import type { LayerRecord } from '@contract/land/ground/layers/feature-schemas.ts';
import { Blend, Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useConfig } from '../../council/ground/configs/use-config.ts';
import { Swatch } from '../../map/style/swatch.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { styleOf } from './drawn-layers.ts';
import { describedFor, isBase } from './layer-groups.ts';
import { fewOf, ROW_TAGS, tagsOf } from './layer-tags.ts';
import { layerPanelMessages as messages } from './messages.ts';
import { ShowBox } from './show-box.tsx';
import type { MapLayers } from './use-map-layers.ts';

interface LayerRowProps {
  layer: LayerRecord;
  layers: MapLayers;
  /** By which it is moved; a layer of the basemap stays where it is. */
  handle?: ReactNode;
}

/** One layer: its checkbox, style, details, opacity and position. */
export function LayerRow({ layer, layers, handle }: LayerRowProps) {
  const { shown, show, habits, keep, list } = layers;
  const tips = useConfig('layer-tree-tooltips');
  const { id, layerName: name } = layer;
  const [open, setOpen] = useState(false);
  const [told, setTold] = useState(false);
  const base = isBase(layer);
  const style = base ? undefined : styleOf(layer);
  const tooltips = tips.status === 'ready' ? tips.config?.tooltips : undefined;
  const about = tooltips?.find((each) => each.id === id)?.tooltip ?? describedFor(list, layer);
  const opacity = habits.opacity[id] ?? 1;
  const setOpacity = (value: number) => {
    const { [id]: _, ...others } = habits.opacity;
    keep({ opacity: value < 1 ? { ...others, [id]: value } : others });
  };
  const cannot = !layer.placemakerVisibility || (!base && !style);
  return (
    <Row>
      <chakra.div display="flex" alignItems="flex-start" gap="1" minW="0">
        {handle ?? <chakra.span w="6" flexShrink="0" />}
        <chakra.div flex="1" minW="0">
          <ShowBox
            state={shown.has(id)}
            disabled={cannot}
            change={(on) => show([id], on)}
            label={
              <chakra.span display="inline-flex" alignItems="center" gap="2">
                {style && <Swatch style={style} of={layer.geometryKind} opacity={opacity} />}
                <chakra.span minW="0" overflowWrap="anywhere">
                  {name}
                </chakra.span>
              </chakra.span>
            }
          />
          <LayerTags layer={layer} hasStyle={base || style !== undefined} />
        </chakra.div>
        {about && (
          <Tooltip text={about} off={told}>
            <Plain
              type="button"
              aria-label={messages.about(name)}
              aria-expanded={told}
              onClick={() => setTold(!told)}
            >
              <Info size={14} />
            </Plain>
          </Tooltip>
        )}
        {!base && style && (
          <IconButton
            size="sm"
            label={messages.opacity(name)}
            icon={<Blend size={14} />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
        )}
      </chakra.div>
      {told && (
        <chakra.p ps="12" pe="2" pb="2" textStyle="small" color="fg.muted" whiteSpace="pre-line">
          {about}
        </chakra.p>
      )}
      {open && <Opacity name={name} opacity={opacity} change={setOpacity} />}
    </Row>
  );
}

/** What is told of a layer in a word or two; where they are many, the others on pointing at how many they are. */
function LayerTags({ layer, hasStyle }: { layer: LayerRecord; hasStyle: boolean }) {
  const { few, more } = fewOf(
    [...(hasStyle ? [] : [messages.noStyle]), ...tagsOf(layer)],
    ROW_TAGS,
  );
  if (few.length === 0) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="1" ps="14" pb="1.5" mt="-0.5">
      {few.map((tag) => (
        <Tag key={tag} title={tag}>
          {tag}
        </Tag>
      ))}
      {more > 0 && (
        <Tooltip text={tagsOf(layer).join(', ')}>
          <Tag tabIndex={0}>{messages.more(more)}</Tag>
        </Tooltip>
      )}
    </chakra.div>
  );
}

interface OpacityProps {
  name: string;
  /** From 0 to 1. */
  opacity: number;
  change: (opacity: number) => void;
}

function Opacity({ name, opacity, change }: OpacityProps) {
  const id = useId();
  const percent = Math.round(opacity * 100);
  return (
    <chakra.div display="flex" alignItems="center" gap="2" ps="12" pe="2" pb="2" textStyle="small">
      <chakra.label htmlFor={id}>{messages.opacityShort}</chakra.label>
      <chakra.input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        flex="1"
        minW="0"
        accentColor="accent.solid"
        value={percent}
        aria-label={messages.opacity(name)}
        onChange={(event) => change(Number(event.target.value) / 100)}
      />
      <chakra.span w="10" textAlign="end" fontVariantNumeric="tabular-nums">
        {percentText(percent)}
      </chakra.span>
    </chakra.div>
  );
}

const Row = chakra('div', {
  base: { ps: '2', pe: '2', bg: 'bg.panel', _hover: { bg: 'bg.subtle' } },
});
/** Smaller than a badge: it is beside every layer. */
const Tag = chakra('span', {
  base: {
    maxW: 'full',
    truncate: true,
    px: '1',
    bg: 'bg.muted',
    borderRadius: 'sm',
    fontSize: '11px',
    lineHeight: '16px',
  },
});
const Plain = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '6',
    h: '6',
    flexShrink: '0',
    color: 'fg.muted',
    borderRadius: 'sm',
    cursor: 'pointer',
  },
});
