import type { LayerKeyEntry } from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import { chakra } from '@chakra-ui/react';
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { SILENT } from '../../editor/drag/silent.ts';
import { LayerKeyRow } from './layer-key-row.tsx';
import { mapEditorMessages as messages } from './messages.ts';

interface LayerKeyListProps {
  at: string;
  entries: readonly LayerKeyEntry[];
  /** Of a layer. */
  nameOf: (layerId: string) => string;
  /** A heading that was just added: it is written into next. */
  added: string | undefined;
  change: (entries: LayerKeyEntry[]) => void;
}

const PRESS = { activationConstraint: { distance: 4 } };
/** A layer may be called as the heading's id is. */
const keyOf = ({ type, id }: LayerKeyEntry) => `${type}:${id}`;

/** The entries of a key: dragged by their handles, or moved by arrows; where one went is said. */
export function LayerKeyList({ at, entries, nameOf, added, change }: LayerKeyListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const [wanted, setWanted] = useState<string>();
  const sensors = useSensors(useSensor(PointerSensor, PRESS));
  const ids = entries.map(keyOf);
  const focus = (id: string, part: string) =>
    [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
      .find(({ dataset }) => dataset['entry'] === id)
      ?.querySelector<HTMLElement>(part)
      ?.focus();
  useEffect(() => {
    if (added !== undefined) focus(`divider:${added}`, 'input');
  }, [added]);
  useEffect(() => {
    if (wanted === undefined) return;
    focus(wanted, 'button');
    setWanted(undefined);
  }, [wanted, entries]);
  const wordsOf = (entry: LayerKeyEntry) =>
    entry.type === 'layer' ? nameOf(entry.id) : entry.name || messages.unnamedHeading;
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (!entry || to < 0 || to >= entries.length || from === to) return;
    change(arrayMove([...entries], from, to));
    setSaid(messages.entryMoved(wordsOf(entry), to + 1, entries.length));
    setWanted(keyOf(entry));
  };
  const remove = (place: number) => {
    const beside = entries[place + 1] ?? entries[place - 1];
    setSaid(messages.entryRemoved(wordsOf(entries[place]!)));
    setWanted(beside && keyOf(beside));
    change(entries.toSpliced(place, 1));
  };
  return (
    <>
      {entries.length > 0 && (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={SILENT}
          onDragEnd={({ active, over }) => {
            if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
          }}
        >
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            <chakra.ul ref={list} display="grid" gap="1" aria-label={messages.order}>
              {entries.map((entry, place) => (
                <LayerKeyRow
                  key={keyOf(entry)}
                  id={keyOf(entry)}
                  field={`${at}layerKey.${place}.name`}
                  entry={entry}
                  name={wordsOf(entry)}
                  change={(part) => change(entries.with(place, { ...entry, ...part }))}
                  move={(by) => move(place, place + by)}
                  remove={() => remove(place)}
                />
              ))}
            </chakra.ul>
          </SortableContext>
        </DndContext>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
