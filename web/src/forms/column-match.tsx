import { chakra } from '@chakra-ui/react';
import { SelectControl } from '../ui/control.tsx';

interface ColumnMatchProps {
  /** The column of the file, and what stands in it. */
  name: string;
  values: string;
  /** The label of the choice: 'Field for Name'. */
  label: string;
  leftOut: string;
  fields: readonly { name: string; label: string }[];
  /** '' leaves the column out. */
  field: string;
  onChange: (field: string) => void;
}

/** What a column of a file is taken in as. */
export const ColumnMatch = (props: ColumnMatchProps) => (
  <chakra.li
    display="grid"
    gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
    gap="2"
    alignItems="center"
  >
    <chakra.span minW="0" overflowWrap="anywhere">
      {props.name}{' '}
      <chakra.span color="fg.muted" textStyle="small">
        {props.values}
      </chakra.span>
    </chakra.span>
    <SelectControl
      aria-label={props.label}
      value={props.field}
      onChange={(event) => props.onChange(event.target.value)}
    >
      <option value="">{props.leftOut}</option>
      {props.fields.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </SelectControl>
  </chakra.li>
);
