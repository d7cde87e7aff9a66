import type { SearchOption } from '@contract/land/site-search/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldGroup, Tick, useFieldId } from '../ground/filter-inputs/field-frame.tsx';
import type { OneField } from './one-field.ts';
import { OptionsOf } from './options-of.tsx';
import { searchFormMessages as messages } from './messages.ts';

/** Shown before 'Show more' (specification 002 section 9). */
const FIRST = 3;

/** Any of several options, under one heading. */
export function CheckboxListField(props: OneField<string[]>) {
  return (
    <FieldGroup label={props.filter.label ?? ''}>
      <OptionsOf filter={props.filter}>
        {(options) => <Options {...props} options={options} />}
      </OptionsOf>
    </FieldGroup>
  );
}

/** The first three options and the ticked ones; the others on request. */
function Options({
  at,
  options,
  value,
  change,
  nested,
}: OneField<string[]> & { options: SearchOption[] }) {
  const id = useFieldId(at);
  const [all, setAll] = useState(false);
  const ticked = new Set(value);
  // A search's value that is not among the options is shown, too.
  const known = new Set(options.map((option) => String(option.value)));
  const every: SearchOption[] = [
    ...options,
    ...value.filter((each) => !known.has(each)).map((each) => ({ value: each, label: each })),
  ];
  const shown = every.filter(
    (option, index) => all || nested || index < FIRST || ticked.has(String(option.value)),
  );
  const complete =
    options.length > 0 && options.every(({ value: each }) => ticked.has(String(each)));
  const toggle = (text: string) =>
    change(ticked.has(text) ? value.filter((each) => each !== text) : [...value, text]);
  return (
    <>
      <chakra.div>
        {shown.map((option, index) => (
          <Tick
            key={String(option.value)}
            id={index === 0 ? id : undefined}
            checked={ticked.has(String(option.value))}
            onChange={() => toggle(String(option.value))}
          >
            {option.label}
          </Tick>
        ))}
      </chakra.div>
      {(options.length > 1 || (!nested && options.length > FIRST)) && (
        <chakra.div display="flex" gap="4">
          {!nested && options.length > FIRST && (
            <Button variant="plain" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? messages.showLess : messages.showMore}
            </Button>
          )}
          {options.length > 1 && (
            <Button
              variant="plain"
              size="sm"
              onClick={() => change(complete ? [] : options.map((option) => String(option.value)))}
            >
              {complete ? messages.deselectEvery : messages.selectEvery}
            </Button>
          )}
        </chakra.div>
      )}
    </>
  );
}
