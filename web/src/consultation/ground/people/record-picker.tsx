import type { RecordCalls } from '@contract/records/kept/record-endpoints.ts';
import type { RecordTableRow } from '@contract/records/kept/finding-endpoints.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { ChoiceBox } from '../../../ui/combobox/choice-box.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { peopleFormMessages as messages } from './messages.ts';

/** A contact or an organisation that was chosen. */
export interface Picked {
  id: number;
  name: string;
}

interface RecordPickerProps {
  id: string;
  label: string;
  table: RecordCalls['table'];
  /** What is asked for beside the name, and shown beside it. */
  about: readonly string[];
  picked: Picked | undefined;
  pick: (picked: Picked | undefined) => void;
  /** The label of choosing none, where that is possible. */
  none?: string;
  invalid?: boolean;
  describedBy?: string | undefined;
}

const TYPING_MS = 300;

/** Chooses a contact or an organisation out of thousands, found while typing. */
export function RecordPicker(props: RecordPickerProps) {
  const { table, about, picked, pick } = props;
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed.trim(), TYPING_MS);
  const filters: Filter[] = words
    ? [{ type: 'text', dbPropertyName: 'search_text', value: words }]
    : [];
  const { data, isError, isFetching } = useEndpoint(
    table,
    { filters, attributes: ['name', ...about], sort: 'name' },
    { keepPrevious: true },
  );
  const found = (data?.records ?? []).map((row) => choiceOf(row, about));
  const rest = found.filter(({ value }) => value !== String(picked?.id));
  const choices = picked ? [{ value: String(picked.id), label: picked.name }, ...rest] : found;
  return (
    <>
      <ChoiceBox
        id={props.id}
        label={props.label}
        choices={choices}
        value={picked ? String(picked.id) : ''}
        {...(props.none === undefined ? {} : { none: props.none })}
        placeholder={messages.search}
        onType={setTyped}
        busy={isFetching}
        noMatch={messages.noMatch}
        invalid={props.invalid ?? false}
        describedBy={props.describedBy}
        change={(value) => {
          const choice = choices.find((each) => each.value === value);
          pick(choice && { id: Number(choice.value), name: choice.label });
        }}
      />
      {isError && (
        <chakra.p role="alert" color="fg.error" textStyle="small">
          {messages.searchFailed}
        </chakra.p>
      )}
    </>
  );
}

function choiceOf(row: RecordTableRow, about: readonly string[]) {
  const hint = about
    .map((name) => row[name])
    .filter((value) => typeof value === 'string' && value !== '')
    .join(', ');
  return { value: String(row.id), label: String(row['name'] ?? ''), hint };
}
