import { typedPosition } from '@contract/land/ground/geometry/typed-position.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import { drawMessages as messages } from './messages.ts';
import { fromGrid, type Point } from './national-grid.ts';

interface PointEntryProps {
  onPoint: (point: Point) => void;
  label?: string;
  /** The button's label. */
  action?: string;
}

/** Adds a corner by typing its coordinates. */
export function PointEntry({
  onPoint,
  label = messages.typePoint,
  action = messages.addPoint,
}: PointEntryProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const point = readPoint(text);
    setRefused(!point);
    if (!point) return;
    onPoint(point);
    setText('');
  };
  return (
    <chakra.form onSubmit={add} display="grid" gap="1">
      <chakra.label htmlFor={id} fontWeight="medium">
        {label}
      </chakra.label>
      <chakra.div display="flex" gap="2">
        <Control
          id={id}
          value={text}
          placeholder={messages.typePointExample}
          autoComplete="off"
          aria-invalid={refused || undefined}
          aria-describedby={refused ? `${id}-error` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setRefused(false);
          }}
        />
        <Button type="submit" variant="outline">
          {action}
        </Button>
      </chakra.div>
      {refused && (
        <chakra.p id={`${id}-error`} role="alert" display="flex" gap="1.5" color="fg.error">
          <chakra.span pt="0.5" aria-hidden>
            <CircleAlert size={16} />
          </chakra.span>
          {messages.noSuchPoint}
        </chakra.p>
      )}
    </chakra.form>
  );
}

/** A typed place in degrees; undefined if it is not one in the United Kingdom. */
export function readPoint(text: string): Point | undefined {
  const read = typedPosition(text);
  if (!read) return undefined;
  return read.projection === 27700 ? fromGrid([read.x, read.y]) : [read.x, read.y];
}
