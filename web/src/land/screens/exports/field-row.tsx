import { chakra } from '@chakra-ui/react';

/** A field's row in the list. */
export const PickedRow = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '1', px: '3', minH: '8' },
});

/** Whether the file has the field. */
export function PickedTick({
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
