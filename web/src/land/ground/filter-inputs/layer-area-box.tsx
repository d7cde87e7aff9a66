import { searchFeatures } from '@calls/land/layers/contract/map-calls.ts';
import type { TypedLayerArea } from '@contract/council/ground/filters/form-value.ts';
import { distanceOf } from '@contract/council/ground/filters/input-problems.ts';
import { FEATURE_TERM_LENGTH } from '@contract/records/search/term-lengths.ts';
import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Control } from '../../../ui/control.tsx';
import { filterInputMessages as messages } from './messages.ts';
import { type Choice, ChoiceBox } from '../../../ui/combobox/choice-box.tsx';

/** Which features of a layer, and within what distance of them a site may lie. */
export function LayerAreaBox({
  id,
  label,
  value,
  change,
  describedBy,
}: {
  id: string;
  label: string;
  value: TypedLayerArea;
  change: (value: TypedLayerArea) => void;
  /** What says why a distance cannot be used. */
  describedBy: string | undefined;
}) {
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed.trim().slice(0, FEATURE_TERM_LENGTH));
  const [names, setNames] = useState<Record<string, string>>({});
  const { featureIds: [featureId] = [], within, typedWithin } = value;
  const chosen = featureId === undefined ? '' : String(featureId);
  // The address holds only a feature's number; its name is fetched.
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
  const put = (part: Partial<TypedLayerArea>) => {
    const next = { ...value, ...part };
    change({
      layerId: next.layerId,
      ...(next.featureIds?.length ? { featureIds: next.featureIds } : {}),
      ...(next.within ? { within: next.within } : {}),
      ...(next.typedWithin ? { typedWithin: next.typedWithin } : {}),
    });
  };
  return (
    <>
      <ChoiceBox
        label={label}
        choices={known}
        none={messages.allOfLayer}
        value={chosen}
        busy={found.isFetching}
        onType={setTyped}
        noMatch={term ? messages.noMatch : messages.typeFeature}
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
          value={typedWithin ?? within ?? ''}
          aria-invalid={typedWithin !== undefined || undefined}
          aria-describedby={typedWithin === undefined ? undefined : describedBy}
          onChange={(event) => {
            const text = event.target.value;
            const metres = distanceOf(text);
            put({ within: metres, typedWithin: metres ? undefined : text.trim() });
          }}
        />
        {messages.metres}
      </chakra.label>
    </>
  );
}
