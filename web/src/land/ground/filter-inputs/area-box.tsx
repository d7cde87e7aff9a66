import { listLayers } from '@calls/land/layers/contract.ts';
import type { PlacePart } from '@contract/council/ground/filters/filter-kind.ts';
import { isLayerArea, type MapArea } from '@contract/council/ground/filters/filter.ts';
import type { AreaValue } from '@contract/council/ground/filters/form-value.ts';
import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { boxInMetres } from '../../../map/view.ts';
import { Button } from '../../../ui/button.tsx';
import { filterInputMessages as messages } from './messages.ts';
import { useSearchModel } from '../search/search-model.tsx';
import { type Choice, ChoiceBox } from '../../../ui/combobox/choice-box.tsx';
import { Hint } from './field-frame.tsx';
import { LayerAreaBox } from './layer-area-box.tsx';

const FIVE_MINUTES = 300_000;
const MAP = 'map';
const SHAPE = 'shape';
const DRAW = 'draw';

interface AreaBoxProps {
  id: string;
  /** Identifies the field that an area is drawn for. */
  at: string;
  label: string;
  offers: PlacePart['offers'];
  /** Names the box of a layer's features. */
  featuresLabel: string;
  value: AreaValue | '';
  change: (value: AreaValue | '') => void;
  none?: string;
  describedBy?: string | undefined;
  invalid?: boolean;
}

/** Where sites must lie: within what the map shows, within a drawn area, or in one or all of a layer's features. */
export function AreaBox(props: AreaBoxProps) {
  const { id, at, label, offers, featuresLabel, value, change, ...box } = props;
  const { map, bounds, drawing } = useSearchModel();
  const layers = useEndpoint(listLayers, { visibility: 'placemaker' }, { staleTime: FIVE_MINUTES });
  const takeMap = () => {
    const seen = map.current?.bounds() ?? bounds.current;
    if (seen) change({ projection: '3857', bbox: boxInMetres(seen) });
  };
  useDrawn(at, id, change);
  const kind = kindOf(value);
  const draws = offers.includes('drawn') && drawing !== undefined;
  const choices: Choice[] = [
    ...(offers.includes('view') ? [{ value: MAP, label: messages.areaOfMap }] : []),
    ...(kind === SHAPE ? [{ value: SHAPE, label: messages.areaDrawn }] : []),
    ...(draws && kind !== SHAPE ? [{ value: DRAW, label: messages.drawArea }] : []),
    ...(layers.data ?? []).map((layer) => ({ value: `layer:${layer.id}`, label: layer.layerName })),
  ];
  return (
    <>
      <ChoiceBox
        {...box}
        id={id}
        label={label}
        choices={choices}
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
      {value !== '' && isLayerArea(value) && (
        <LayerAreaBox
          id={id}
          label={featuresLabel}
          value={value}
          change={change}
          describedBy={props.describedBy}
        />
      )}
      {layers.error && <Hint role="alert">{messages.layersFailed}</Hint>}
    </>
  );
}

/** Takes over what was drawn for this field, and the focus; the form may have been closed meanwhile. */
function useDrawn(at: string, id: string, change: (value: AreaValue) => void): void {
  const { drawing } = useSearchModel();
  const back = drawing?.back?.at === at ? drawing.back : undefined;
  useEffect(() => {
    if (!back) return;
    if (back.polygon) change({ projection: '4326', polygon: back.polygon as MapArea['polygon'] });
    drawing?.arrived();
    // A drawer focuses its first field as it opens.
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
