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
import { useEndpoint } from '../../../../api/use-endpoint.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceBox } from '../../../../ui/combobox/choice-box.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { OrderedList } from '../../../../ui/ordered-list/ordered-list.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { BlockField } from '../block-fields.tsx';
import { useListChange } from '../use-list-change.ts';
import { LayerKeyRow } from './layer-key-row.tsx';
import { mapEditorMessages as messages } from './messages.ts';

/** A layer may be called as the heading's id is. */
const keyOf = ({ type, id }: LayerKeyEntry) => `${type}:${id}`;
const nameIn = (
  layers: readonly { id: string; layerName: string }[],
  { type, id, name }: LayerKeyEntry,
) =>
  type === 'divider'
    ? name || messages.unnamedHeading
    : (layers.find((layer) => layer.id === id)?.layerName ?? messages.unknownLayer);
const emptyHeading = (): LayerKeyEntry => ({
  type: 'divider',
  id: crypto.randomUUID(),
  name: '',
  visible: true,
});

interface LayerKeyFieldProps {
  at: string;
  entries: readonly LayerKeyEntry[];
  change: (entries: LayerKeyEntry[]) => void;
}

/** The layers of a map in the order of its key, with headings between them. */
export function LayerKeyField({ at, entries, change }: LayerKeyFieldProps) {
  const query = useEndpoint(listLayers, {});
  const ownField = ({ id }: LayerKeyEntry) => `${at}layerKey.${id}.`;
  const changeList = useListChange(change, ownField);
  const chosen = new Set(layersOfKey(entries).map(({ id }) => id));
  const isFull = chosen.size >= MAX_LAYERS;
  const headings = entries.filter(({ type }) => type === 'divider').length;
  return (
    <BlockField
      field={`${at}layerKey`}
      label={messages.layers}
      hint={isFull ? messages.layersFull(MAX_LAYERS) : messages.layersHint(MAX_LAYERS)}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <Loaded query={query} skeleton={<Skeleton h="8" />} failed={messages.layersFailed} line>
          {(layers) => (
            <OrderedList
              label={messages.order}
              gap="1"
              items={entries}
              keyOf={keyOf}
              nameOf={(entry) => nameIn(layers, entry)}
              change={changeList}
              render={(entry, parts) => (
                <LayerKeyRow
                  field={`${at}layerKey.${parts.place}.name`}
                  own={`${ownField(entry)}name`}
                  entry={entry}
                  name={nameIn(layers, entry)}
                  parts={parts}
                  change={(part) => change(entries.with(parts.place, { ...entry, ...part }))}
                />
              )}
              renderAdding={(add, addByBox) => (
                <>
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
                              placemakerVisibility &&
                              publicWebmapVisibility &&
                              !chosen.has(layerId),
                          )
                          .map((layer) => ({
                            value: layer.id,
                            label: layer.layerName,
                            ...(layer.category ? { hint: layer.category } : {}),
                          }))}
                        change={(layerId) => addByBox(layerEntry(layerId))}
                      />
                    </chakra.div>
                  )}
                  <Button
                    variant="outline"
                    icon={<Plus size={14} />}
                    disabled={headings >= MAX_DIVIDERS}
                    onClick={() => add(emptyHeading())}
                  >
                    {messages.addHeading}
                  </Button>
                </>
              )}
            />
          )}
        </Loaded>
      )}
    </BlockField>
  );
}
