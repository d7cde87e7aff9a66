import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Control } from '../../../ui/control.tsx';
import { OrderedList } from '../../../ui/ordered-list/ordered-list.tsx';
import { useTickedLists } from '../../../ui/ordered-list/use-ticked-lists.ts';
import { findFields, type PickableField } from './field-order.ts';
import { PickedRow, PickedTick } from './field-row.tsx';
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
  const byName = new Map(fields.map((field) => [field.name, field]));
  const inFile = chosen.flatMap((name) => byName.get(name) ?? []);
  const others = fields.filter(({ name }) => !chosen.includes(name));
  const [shown, rest] = [findFields(inFile, term), findFields(others, term)];
  const { search, lists, frame, elsewhere, tick } = useTickedLists(
    rest.map(({ name }) => name),
    (name) => onChange([...chosen, name]),
  );
  return (
    <chakra.section aria-labelledby="fields" display="grid" gap="2" minW="0">
      <chakra.h2 id="fields" textStyle="headingSm">
        {messages.fields}
      </chakra.h2>
      <Control
        ref={search}
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
        ref={lists}
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
        <OrderedList
          items={inFile}
          keyOf={({ name }) => name}
          nameOf={({ label }) => label}
          isShown={(field) => shown.includes(field)}
          elsewhere={elsewhere}
          change={(next) => onChange(next.map(({ name }) => name))}
          render={({ label }, { handle, arrows, leave }) => (
            <PickedRow>
              {handle}
              <PickedTick label={label} checked onChange={leave} />
              {arrows}
            </PickedRow>
          )}
        />
        {others.length > 0 && <Heading>{messages.notInFile(others.length)}</Heading>}
        <ul ref={frame} data-ordered>
          {rest.map((field) => (
            <li key={field.name} data-entry={field.name}>
              <PickedRow>
                <PickedTick label={field.label} checked={false} onChange={() => tick(field.name)} />
              </PickedRow>
            </li>
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
    </chakra.section>
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
