import { exportFormats, type ExportFormat } from '@contract/records/exports/file-types.ts';
import { chakra } from '@chakra-ui/react';
import { exportPageMessages as messages } from './messages.ts';

/** The format of the export. */
export function FormatChoice({
  value,
  onChange,
}: {
  value: ExportFormat;
  onChange: (type: ExportFormat) => void;
}) {
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="headingSm" mb="2">
        {messages.format}
      </chakra.legend>
      <chakra.div
        display="grid"
        gap="2"
        gridTemplateColumns="repeat(auto-fill, minmax(min(220px, 100%), 1fr))"
      >
        {exportFormats.map((type) => {
          const [name, hint] = messages.formats[type];
          return (
            <Choice key={type}>
              <chakra.input
                type="radio"
                accentColor="accent.solid"
                name="file-type"
                mt="0.5"
                w="4"
                h="4"
                flexShrink="0"
                value={type}
                checked={value === type}
                onChange={() => onChange(type)}
              />
              <chakra.span display="grid" alignContent="start">
                <chakra.span fontWeight="medium">{name}</chakra.span>
                <chakra.span color="fg.muted" textStyle="small">
                  {hint}
                </chakra.span>
              </chakra.span>
            </Choice>
          );
        })}
      </chakra.div>
    </chakra.fieldset>
  );
}

const Choice = chakra('label', {
  base: {
    display: 'flex',
    gap: '2',
    p: '2',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.panel',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&:has(input:checked)': { borderColor: 'accent.solid', bg: 'accent.subtle' },
  },
});
