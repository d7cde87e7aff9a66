import type { SearchOption } from '@contract/site-search/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { messages } from '../messages.ts';

/** Shown before 'Show more' (specification 002 section 9). */
const FIRST = 3;

interface CheckboxListProps {
  label: string;
  options: SearchOption[];
  value: string[];
  change: (value: string[]) => void;
}

/** Any of several options; the first three, and those that are ticked, until more are asked for. */
export function CheckboxListField({ label, options, value, change }: CheckboxListProps) {
  const [all, setAll] = useState(false);
  const ticked = new Set(value);
  const shown = options.filter(
    (option, index) => all || index < FIRST || ticked.has(String(option.value)),
  );
  const every = options.length > 0 && options.every((option) => ticked.has(String(option.value)));
  const toggle = (text: string) =>
    change(ticked.has(text) ? value.filter((each) => each !== text) : [...value, text]);
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="medium">{label}</chakra.legend>
      {shown.map((option) => (
        <chakra.label
          key={String(option.value)}
          display="flex"
          alignItems="center"
          gap="2"
          minH="6"
          cursor="pointer"
        >
          <chakra.input
            type="checkbox"
            w="4"
            h="4"
            flexShrink="0"
            checked={ticked.has(String(option.value))}
            onChange={() => toggle(String(option.value))}
          />
          {option.label}
        </chakra.label>
      ))}
      <chakra.div display="flex" gap="4">
        {options.length > FIRST && (
          <Button variant="plain" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? messages.showLess : messages.showMore}
          </Button>
        )}
        {options.length > 1 && (
          <Button
            variant="plain"
            size="sm"
            onClick={() => change(every ? [] : options.map((option) => String(option.value)))}
          >
            {every ? messages.deselectEvery : messages.selectEvery}
          </Button>
        )}
      </chakra.div>
    </chakra.fieldset>
  );
}
