import { listLayers } from '@calls/land/layers/contract.ts';
import {
  layerEntry,
  type LayerKeyEntry,
  layersOfKey,
  MAX_DIVIDERS,
  MAX_LAYERS,
} from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useEndpoint } from '../../../../api/use-endpoint.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceBox } from '../../../../ui/combobox/choice-box.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { BlockField } from '../block-fields.tsx';
import { LayerKeyList } from './layer-key-list.tsx';
import { mapEditorMessages as messages } from './messages.ts';

interface LayerKeyFieldProps {
  at: string;
  entries: readonly LayerKeyEntry[];
  change: (entries: LayerKeyEntry[]) => void;
}

/** The layers of a map in the order of its key, with headings between them. */
export function LayerKeyField({ at, entries, change }: LayerKeyFieldProps) {
  const query = useEndpoint(listLayers, {});
  const [added, setAdded] = useState<string>();
  const chosen = new Set(layersOfKey(entries).map(({ id }) => id));
  const isFull = chosen.size >= MAX_LAYERS;
  const headings = entries.filter(({ type }) => type === 'divider').length;
  const addHeading = () => {
    const id = crypto.randomUUID();
    change([...entries, { type: 'divider', id, name: '', visible: true }]);
    setAdded(id);
  };
  return (
    <BlockField
      field={`${at}layerKey`}
      label={messages.layers}
      hint={isFull ? messages.layersFull(MAX_LAYERS) : messages.layersHint(MAX_LAYERS)}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <Loaded query={query} skeleton={<Skeleton h="8" />} failed={messages.layersFailed} line>
          {(layers) => (
            <chakra.div display="grid" gap="2" minW="0">
              <LayerKeyList
                at={at}
                entries={entries}
                nameOf={(layerId) =>
                  layers.find((layer) => layer.id === layerId)?.layerName ?? messages.unknownLayer
                }
                added={added}
                change={change}
              />
              <chakra.div display="flex" flexWrap="wrap" gap="2">
                {!isFull && (
                  <chakra.div flex="1" minW="48">
                    <ChoiceBox
                      id={id}
                      describedBy={describedBy}
                      value=""
                      placeholder={messages.findLayer}
                      choices={layers
                        .filter(
                          ({ id: layerId, placemakerVisibility, publicWebmapVisibility }) =>
                            placemakerVisibility && publicWebmapVisibility && !chosen.has(layerId),
                        )
                        .map((layer) => ({
                          value: layer.id,
                          label: layer.layerName,
                          ...(layer.category ? { hint: layer.category } : {}),
                        }))}
                      change={(layerId) => change([...entries, layerEntry(layerId)])}
                    />
                  </chakra.div>
                )}
                <Button
                  variant="outline"
                  icon={<Plus size={14} />}
                  disabled={headings >= MAX_DIVIDERS}
                  onClick={addHeading}
                >
                  {messages.addHeading}
                </Button>
              </chakra.div>
            </chakra.div>
          )}
        </Loaded>
      )}
    </BlockField>
  );
}
