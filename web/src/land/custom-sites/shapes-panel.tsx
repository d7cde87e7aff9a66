import { type CustomShape } from '@contract/land/sites/contract.ts';
import { readCustomShapes } from '@calls/land/sites/contract.ts';
import { chakra } from '@chakra-ui/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { useAction } from '../../api/use-action.ts';
import { boxOf } from '../../map/view.ts';
import { Button } from '../../ui/button.tsx';
import { Control, TextControl } from '../../ui/control.tsx';
import { ChooseShapes } from './choose-shapes.tsx';
import { customSiteMessages as messages } from './messages.ts';
import { ShapeRefusal } from './refusal.tsx';
import { keepWork, keptWork } from './site-work.ts';

/** Reads shapes from a file, WKT or grid references, to choose from. Nothing is saved on the server yet. */
export function ShapesPanel({ map }: { map: MapRef }) {
  const id = useId();
  const [text, setText] = useState(() => keptWork().text ?? '');
  const [empty, setEmpty] = useState(false);
  const [shapes, setShapes] = useState<CustomShape[]>();
  const [notes, setNotes] = useState<string[]>([]);
  const file = useRef<HTMLInputElement>(null);
  const { run, running, error, fields, reset } = useAction(readCustomShapes, { failure: false });
  useEffect(() => keepWork({ text }), [text]);

  const read = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = file.current?.files?.[0];
    setEmpty(!chosen && text.trim() === '');
    if (!chosen && text.trim() === '') return;
    const answer = await run(chosen ? { file: chosen } : { text });
    if (!answer) return;
    setShapes(answer.shapes);
    setNotes(answer.notes);
    const box = boxOf({
      type: 'GeometryCollection',
      geometries: answer.shapes.map(({ geometry }) => geometry),
    });
    if (box) map.fitBounds(box, { padding: 60, maxZoom: 17 });
  };
  if (shapes) {
    return (
      <ChooseShapes
        map={map}
        shapes={shapes}
        notes={notes}
        again={() => {
          reset();
          setShapes(undefined);
        }}
      />
    );
  }
  const refused = empty
    ? messages.nothingRead
    : (fields['file'] ?? fields['text'] ?? error?.message);
  return (
    <chakra.form onSubmit={(event) => void read(event)} display="grid" gap="3">
      <chakra.div display="grid" gap="1">
        <chakra.label htmlFor={`${id}-file`} fontWeight="medium">
          {messages.file}
        </chakra.label>
        <chakra.div id={`${id}-file-hint`} color="fg.muted">
          {messages.fileHint}
        </chakra.div>
        <Control
          ref={file}
          id={`${id}-file`}
          type="file"
          py="1"
          accept=".geojson,.json,.kml,.zip,.gpkg"
          aria-describedby={`${id}-file-hint`}
        />
      </chakra.div>
      <chakra.div display="grid" gap="1">
        <chakra.label htmlFor={`${id}-text`} fontWeight="medium">
          {messages.text}
        </chakra.label>
        <chakra.div id={`${id}-text-hint`} color="fg.muted">
          {messages.textHint}
        </chakra.div>
        <TextControl
          id={`${id}-text`}
          rows={4}
          py="2"
          value={text}
          placeholder={messages.textExample}
          aria-invalid={refused !== undefined || undefined}
          aria-describedby={`${id}-text-hint ${id}-refused`}
          onChange={(event) => setText(event.target.value)}
        />
      </chakra.div>
      <ShapeRefusal id={`${id}-refused`}>{refused}</ShapeRefusal>
      <chakra.div>
        <Button type="submit" busy={running}>
          {messages.read}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
