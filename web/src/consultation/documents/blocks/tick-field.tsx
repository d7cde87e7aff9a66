import { chakra } from '@chakra-ui/react';
import { useBlockField } from './block-fields.tsx';

interface TickFieldProps {
  field: string;
  label: string;
  value: boolean;
  change: (value: boolean) => void;
}

/** Yes or no. */
export function TickField({ field, label, value, change }: TickFieldProps) {
  const { id } = useBlockField(field);
  return (
    <chakra.label display="flex" alignItems="center" gap="2" minH={{ base: '11', md: '6' }}>
      <chakra.input
        id={id}
        type="checkbox"
        accentColor="accent.solid"
        checked={value}
        onChange={({ target }) => change(target.checked)}
      />
      {label}
    </chakra.label>
  );
}
