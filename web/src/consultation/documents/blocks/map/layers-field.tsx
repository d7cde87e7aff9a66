import { listLayers } from '@calls/land/layers/contract.ts';
import { MAX_LAYERS } from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import { useEndpoint } from '../../../../api/use-endpoint.ts';
import { ChoiceBox } from '../../../../ui/combobox/choice-box.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { BlockField } from '../block-fields.tsx';
import { ChosenThings } from '../chosen-things.tsx';
import { mapEditorMessages as messages } from './messages.ts';

interface LayersFieldProps {
  at: string;
  ids: readonly string[];
  change: (ids: string[]) => void;
}

/** The layers that a map shows, the topmost last. */
export function LayersField({ at, ids, change }: LayersFieldProps) {
  const query = useEndpoint(listLayers, {});
  const isFull = ids.length >= MAX_LAYERS;
  return (
    <BlockField
      field={`${at}layerIds`}
      label={messages.layers}
      hint={isFull ? messages.layersFull(MAX_LAYERS) : messages.layersHint(MAX_LAYERS)}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <Loaded query={query} skeleton={<Skeleton h="8" />} failed={messages.layersFailed} line>
          {(layers) => (
            <>
              <ChosenThings
                chosen={ids.map((each) => ({
                  id: each,
                  name:
                    layers.find((layer) => layer.id === each)?.layerName ?? messages.unknownLayer,
                }))}
                remove={(gone) => change(ids.filter((each) => each !== gone))}
              />
              {!isFull && (
                <ChoiceBox
                  // Empty again for the next one.
                  key={ids.length}
                  id={id}
                  describedBy={describedBy}
                  value=""
                  placeholder={messages.findLayer}
                  choices={layers
                    .filter((layer) => layer.placemakerVisibility && !ids.includes(layer.id))
                    .map((layer) => ({
                      value: layer.id,
                      label: layer.layerName,
                      ...(layer.category ? { hint: layer.category } : {}),
                    }))}
                  change={(added) => change([...ids, added])}
                />
              )}
            </>
          )}
        </Loaded>
      )}
    </BlockField>
  );
}
