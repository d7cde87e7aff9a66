import { listLayers } from '@calls/land/layers/contract.ts';
import { searchFeatures } from '@calls/land/layers/contract/map-calls.ts';
import {
  isLayerArea,
  type LayerArea,
  type MapArea,
} from '@contract/council/ground/filters/filter.ts';
import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { boxInMetres } from '../../map/view.ts';
import { Button } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import { useSearchModel } from '../ground/search/search-model.tsx';
import { type Choice, ChoiceBox } from '../ground/filter-inputs/choice-box.tsx';
import { FieldGroup, Hint, useFieldId } from '../ground/filter-inputs/field-frame.tsx';
import type { OneField } from './one-field.ts';
import type { AreaValue } from '@contract/council/ground/filters/form-value.ts';
import { messages as inputMessages } from '../ground/filter-inputs/messages.ts';
import { messages } from './messages.ts';

const FIVE_MINUTES = 300_000;
const MAP = 'map';
const SHAPE = 'shape';
const DRAW = 'draw';

/** Where sites must lie: what the map shows now, what is drawn on it, or a layer's features, all of them or one. */
export function AreaField({ at, filter, value, change }: OneField<AreaValue | ''>) {
  const id = useFieldId(at);
  const { map, bounds, drawing } = useSearchModel();
  const layers = useEndpoint(listLayers, { visibility: 'placemaker' }, { staleTime: FIVE_MINUTES });
  const takeMap = () => {
    const seen = map.current?.bounds() ?? bounds.current;
    if (seen) change({ projection: '3857', bbox: boxInMetres(seen) });
  };
  useDrawn(at, id, change);
  const kind = kindOf(value);
  const choices: Choice[] = [
    { value: MAP, label: messages.areaOfMap },
    ...(kind === SHAPE ? [{ value: SHAPE, label: messages.areaDrawn }] : []),
    ...(drawing && kind !== SHAPE ? [{ value: DRAW, label: messages.drawArea }] : []),
    ...(layers.data ?? []).map((layer) => ({ value: `layer:${layer.id}`, label: layer.layerName })),
  ];
  return (
    <FieldGroup label={filter.label}>
      <ChoiceBox
        id={id}
        label={filter.label ?? ''}
        choices={choices}
        none={filter.placeholder || messages.anywhere}
        value={kind}
        busy={layers.isLoading}
        change={(next) => {
          if (next === '') change('');
          else if (next === MAP) takeMap();
          else if (next === DRAW) drawing?.begin(at);
          else change({ layerId: next.slice('layer:'.length) });
        }}
      />
      {kind === MAP && (
        <chakra.div display="flex" flexWrap="wrap" columnGap="2" alignItems="center">
          <Hint>{messages.areaKept}</Hint>
          <Button variant="plain" size="sm" onClick={takeMap}>
            {messages.areaAnew}
          </Button>
        </chakra.div>
      )}
      {drawing?.at === at && <Hint role="status">{messages.drawingNow}</Hint>}
      {kind === SHAPE && drawing && drawing.at !== at && (
        <Button variant="plain" size="sm" justifySelf="start" onClick={() => drawing.begin(at)}>
          {messages.drawAnew}
        </Button>
      )}
      {value !== '' && isLayerArea(value) && <InLayer id={id} value={value} change={change} />}
      {layers.error && <Hint role="alert">{messages.layersFailed}</Hint>}
    </FieldGroup>
  );
}

/** Takes what was drawn for this field, and the focus with it; the form may have been closed over it. */
function useDrawn(at: string, id: string, change: (value: AreaValue) => void): void {
  const { drawing } = useSearchModel();
  const back = drawing?.back?.at === at ? drawing.back : undefined;
  useEffect(() => {
    if (!back) return;
    if (back.polygon) change({ projection: '4326', polygon: back.polygon as MapArea['polygon'] });
    drawing?.arrived();
    // A drawer takes the focus to its first field as it opens.
    setTimeout(() => document.getElementById(id)?.focus());
    // Once for each drawing that comes back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [back]);
}

function kindOf(value: AreaValue | ''): string {
  if (value === '') return '';
  if (isLayerArea(value)) return `layer:${value.layerId}`;
  return value.bbox ? MAP : SHAPE;
}

function InLayer({
  id,
  value,
  change,
}: {
  id: string;
  value: LayerArea;
  change: (value: LayerArea) => void;
}) {
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed.trim().slice(0, 100));
  const [names, setNames] = useState<Record<string, string>>({});
  const { featureIds: [featureId] = [], within } = value;
  const chosen = featureId === undefined ? '' : String(featureId);
  // An address tells a feature's number alone; its name is asked for.
  const asked = term || (names[chosen] === undefined ? chosen : '');
  const found = useEndpoint(
    searchFeatures,
    asked ? { term: asked, layerIds: [value.layerId], limit: 20 } : null,
    { keepPrevious: true },
  );
  const numbered = found.data?.features.find((feature) => feature.featureId === featureId);
  const features: Choice[] = (term ? (found.data?.features ?? []) : []).map((feature) => ({
    value: String(feature.featureId),
    label: feature.name,
    ...(feature.reference ? { hint: feature.reference } : {}),
  }));
  const known: Choice[] =
    chosen && !features.some((each) => each.value === chosen)
      ? [
          {
            value: chosen,
            label: names[chosen] ?? numbered?.name ?? messages.featureNumber(chosen),
          },
          ...features,
        ]
      : features;
  const put = (part: Partial<LayerArea>) => {
    const next = { ...value, ...part };
    change({
      layerId: next.layerId,
      ...(next.featureIds?.length ? { featureIds: next.featureIds } : {}),
      ...(next.within ? { within: next.within } : {}),
    });
  };
  return (
    <>
      <ChoiceBox
        label={messages.featureOfLayer}
        choices={known}
        none={messages.allOfLayer}
        value={chosen}
        busy={found.isFetching}
        onType={setTyped}
        noMatch={term ? inputMessages.noMatch : messages.typeFeature}
        change={(next) => {
          const label = known.find((each) => each.value === next)?.label;
          if (label) setNames({ ...names, [next]: label });
          put({ featureIds: next === '' ? [] : [Number(next)] });
        }}
      />
      <chakra.label display="flex" alignItems="center" gap="2">
        {messages.orWithin}
        <Control
          id={`${id}-within`}
          w="20"
          inputMode="numeric"
          maxLength={6}
          value={within ?? ''}
          onChange={(event) => {
            const metres = Number(event.target.value.replace(/\D/g, ''));
            put({ within: metres });
          }}
        />
        {messages.metres}
      </chakra.label>
    </>
  );
}
