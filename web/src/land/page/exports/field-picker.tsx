import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Control } from '../../../ui/control.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { findFields, moveField, movedTo, type PickableField } from './field-order.ts';
import { exportPageMessages as messages } from './messages.ts';

interface PickerProps {
  fields: readonly PickableField[];
  /** Names in the order of the file's columns. */
  chosen: readonly string[];
  onChange: (names: string[]) => void;
}

/** Which fields the file has and in which order; by pointer, by arrow keys, by name. */
export function FieldPicker({ fields, chosen, onChange }: PickerProps) {
  const [term, setTerm] = useState('');
  const [said, setSaid] = useState('');
  const byName = new Map(fields.map((field) => [field.name, field]));
  const inFile = chosen.flatMap((name) => byName.get(name) ?? []);
  const others = fields.filter(({ name }) => !chosen.includes(name));
  const [shown, rest] = [findFields(inFile, term), findFields(others, term)];

  const place = (names: string[], name: string) => {
    onChange(names);
    setSaid(messages.moved(byName.get(name)?.label ?? name, names.indexOf(name) + 1, names.length));
  };
  return (
    <chakra.section aria-labelledby="fields" display="grid" gap="2" minW="0">
      <chakra.h2 id="fields" textStyle="headingSm">
        {messages.fields}
      </chakra.h2>
      <Control
        type="search"
        aria-label={messages.findField}
        placeholder={messages.findField}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
      />
      <chakra.div display="flex" gap="2" flexWrap="wrap">
        <Button
          size="sm"
          variant="outline"
          disabled={rest.length === 0}
          onClick={() => onChange([...chosen, ...rest.map(({ name }) => name)])}
        >
          {messages.selectAll}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={shown.length === 0}
          onClick={() =>
            onChange(chosen.filter((name) => shown.every((field) => field.name !== name)))
          }
        >
          {messages.deselectAll}
        </Button>
      </chakra.div>
      <chakra.div
        borderWidth="1px"
        borderRadius="md"
        bg="bg.panel"
        maxH={{ base: '96', lg: '60vh' }}
        overflow="auto"
        role="group"
        aria-label={messages.fields}
        tabIndex={0}
      >
        <Heading>{messages.inFile(chosen.length)}</Heading>
        <ul>
          {shown.map((field) => (
            <ChosenField
              key={field.name}
              field={field}
              first={chosen[0] === field.name}
              last={chosen.at(-1) === field.name}
              onLeave={() => onChange(chosen.filter((name) => name !== field.name))}
              onMove={(by) => place(moveField(chosen, field.name, by), field.name)}
              onDrop={(name) => place(movedTo(chosen, name, field.name), name)}
            />
          ))}
        </ul>
        {others.length > 0 && <Heading>{messages.notInFile(others.length)}</Heading>}
        <ul>
          {rest.map((field) => (
            <Row key={field.name}>
              <Tick
                label={field.label}
                checked={false}
                onChange={() => onChange([...chosen, field.name])}
              />
            </Row>
          ))}
        </ul>
        {shown.length + rest.length === 0 && (
          <chakra.p p="3" color="fg.muted">
            {messages.noField}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.p color="fg.muted" textStyle="small">
        {messages.orderHint}
      </chakra.p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </chakra.section>
  );
}

interface ChosenProps {
  field: PickableField;
  first: boolean;
  last: boolean;
  onLeave: () => void;
  onMove: (by: number) => void;
  onDrop: (name: string) => void;
}

/** Not text/plain: something dragged here from elsewhere is not a field. */
const DRAGGED = 'application/x-export-field';

function ChosenField({ field, first, last, onLeave, onMove, onDrop }: ChosenProps) {
  const [over, setOver] = useState(false);
  return (
    <Row
      draggable
      bg={over ? 'accent.subtle' : undefined}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, field.name)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const name = event.dataTransfer.getData(DRAGGED);
        if (name && name !== field.name) onDrop(name);
      }}
    >
      <chakra.span color="fg.muted" cursor="grab" aria-hidden>
        <GripVertical size={16} />
      </chakra.span>
      <Tick label={field.label} checked onChange={onLeave} />
      <IconButton
        size="sm"
        label={messages.moveUp(field.label)}
        icon={<ArrowUp size={16} />}
        aria-disabled={first || undefined}
        opacity={first ? 0.3 : 1}
        onClick={(event) => keepFocus(event.currentTarget, () => onMove(-1))}
      />
      <IconButton
        size="sm"
        label={messages.moveDown(field.label)}
        icon={<ArrowDown size={16} />}
        aria-disabled={last || undefined}
        opacity={last ? 0.3 : 1}
        onClick={(event) => keepFocus(event.currentTarget, () => onMove(1))}
      />
    </Row>
  );
}

/** A button whose row moves in the document loses the focus to the page. */
function keepFocus(button: HTMLElement, move: () => void): void {
  move();
  requestAnimationFrame(() => {
    button.focus();
    button.scrollIntoView({ block: 'nearest' });
  });
}

function Tick({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: () => void;
}) {
  return (
    <chakra.label flex="1" minW="0" minH="8" display="flex" alignItems="center" gap="2">
      <chakra.input
        type="checkbox"
        accentColor="accent.solid"
        w="4"
        h="4"
        flexShrink="0"
        checked={checked}
        onChange={onChange}
      />
      <chakra.span overflowWrap="anywhere">{label}</chakra.span>
    </chakra.label>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <chakra.h3
      position="sticky"
      top="0"
      zIndex="1"
      px="3"
      py="1.5"
      bg="bg.subtle"
      textStyle="small"
      fontWeight="semibold"
    >
      {children}
    </chakra.h3>
  );
}

const Row = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '1', px: '3', minH: '8' },
});
