import { chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { Control, SelectControl } from '../../ui/control.tsx';
import { CountedControl, CountedTextControl } from '../../ui/counted.tsx';
import { DateControl } from '../../ui/date-control.tsx';
import { ListControl } from '../../ui/list-control.tsx';
import { recordPanelMessages as words } from '../../records/kept/messages.ts';
import type { GivenField } from './fields-for-many.ts';

interface FieldControlProps {
  field: GivenField;
  /** What it is chosen from where that is not in the dictionary. */
  choices: readonly { value: string; label: string }[] | undefined;
  typed: string;
  type: (typed: string) => void;
  /** Where several are chosen. */
  ticked: readonly string[];
  tick: (ticked: string[]) => void;
  problem: string | undefined;
}

/** The labelled control for a field that is given to many. */
export function FieldControl(props: FieldControlProps) {
  const { field, typed, type, ticked, tick, problem } = props;
  const { label, kind, isLong, options, longest = Infinity } = field;
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const offered = options.map((value) => ({ value, label: value }));
  if (kind === 'texts')
    return (
      <ListControl
        aria-label={label}
        choices={offered}
        chosen={ticked}
        choose={tick}
        inputRef={first}
        // Enter in its filter would send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    );
  const choices = props.choices ?? (kind === 'boolean' ? YES_OR_NO : offered);
  const shared = {
    id,
    value: typed,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
  };
  return (
    <>
      <chakra.label htmlFor={id} fontWeight="medium">
        {label}
      </chakra.label>
      {props.choices || choices.length > 0 ? (
        <SelectControl {...shared}>
          <option value="">{words.noChoice}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectControl>
      ) : isLong ? (
        <CountedTextControl {...shared} most={longest} rows={5} />
      ) : kind === 'date' ? (
        <DateControl label={label} typed={typed} onType={type}>
          <Control {...shared} autoComplete="off" />
        </DateControl>
      ) : (
        <CountedControl {...shared} most={longest} autoComplete="off" />
      )}
      {problem && (
        <chakra.p id={`${id}-problem`} role="alert" textStyle="small" color="fg.error">
          {problem}
        </chakra.p>
      )}
    </>
  );
}

const YES_OR_NO = [
  { value: 'true', label: words.yes },
  { value: 'false', label: words.no },
];
