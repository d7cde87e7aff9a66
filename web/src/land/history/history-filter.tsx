import { chakra } from '@chakra-ui/react';
import { ListFilter } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectControl } from '../../ui/control.tsx';
import { DayInput } from '../../ui/day-input.tsx';
import { Popover } from '../../ui/popover.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { type AskedHistory, typeNamed, useAskedHistory } from './asked-history.ts';
import { historyPanelMessages as messages } from '../../records/history/messages.ts';

/** A person to filter by. */
export interface Person {
  id: string;
  name: string;
}

/** Filters the history by kind, person, field and days. */
export function HistoryFilter({ people }: { people: readonly Person[] }) {
  const { asked, change } = useAskedHistory();
  return (
    <>
      <chakra.label display="flex" alignItems="center" gap="2" textStyle="small">
        {messages.filter}
        <SelectControl
          w="24"
          value={asked.type?.toLowerCase() ?? 'none'}
          onChange={({ target }) => change({ type: typeNamed(target.value) })}
        >
          {Object.entries(messages.filters).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </SelectControl>
      </chakra.label>
      <FurtherFilters people={people} asked={asked} change={change} />
    </>
  );
}

interface FurtherProps {
  people: readonly Person[];
  asked: AskedHistory;
  change: ReturnType<typeof useAskedHistory>['change'];
}

function FurtherFilters({ people, asked, change }: FurtherProps) {
  const { fields } = useSite();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { type: _type, ...further } = asked;
  const count = Object.keys(further).length;
  const choices = [...fields.entries()].map(([id, { label }]) => ({ id, name: label }));
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        icon={<ListFilter size={16} />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {messages.furtherFilters(count)}
      </Button>
      {open && (
        <Popover anchor={button} label={messages.further} onClose={() => setOpen(false)}>
          <chakra.div display="grid" gap="3" p="4">
            <Choice
              label={messages.by}
              every={messages.everybody}
              choices={people}
              chosen={asked.user_id}
              choose={(id) => change({ user_id: id })}
            />
            <Choice
              label={messages.ofField}
              every={messages.everyField}
              choices={choices.toSorted((a, b) => a.name.localeCompare(b.name))}
              chosen={asked.column_name}
              choose={(id) => change({ column_name: id })}
            />
            {(['from', 'to'] as const).map((end) => (
              <chakra.div key={end} display="grid" gap="1" textStyle="small">
                {messages[end]}
                <DayInput
                  label={messages[end]}
                  day={asked[end] ?? ''}
                  changeDay={(day) => {
                    if (day !== undefined) change({ [end]: day });
                  }}
                />
              </chakra.div>
            ))}
            <Button
              variant="outline"
              disabled={count === 0}
              onClick={() =>
                change({
                  user_id: undefined,
                  column_name: undefined,
                  from: undefined,
                  to: undefined,
                })
              }
            >
              {messages.clearFilters}
            </Button>
          </chakra.div>
        </Popover>
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  /** The label of the choice that filters nothing. */
  every: string;
  choices: readonly Person[];
  chosen: string | undefined;
  choose: (id: string | undefined) => void;
}

function Choice({ label, every, choices, chosen, choose }: ChoiceProps) {
  const isListed = chosen === undefined || choices.some(({ id }) => id === chosen);
  return (
    <chakra.label display="grid" gap="1" textStyle="small">
      {label}
      <SelectControl
        value={chosen ?? ''}
        onChange={({ target }) => choose(target.value || undefined)}
      >
        <option value="">{every}</option>
        {!isListed && <option value={chosen}>{chosen}</option>}
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectControl>
    </chakra.label>
  );
}
