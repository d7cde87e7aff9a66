import { chakra } from '@chakra-ui/react';
import { exportPageMessages as messages } from './messages.ts';

/** The first rows of the file, as text. */
export function ExportPreview({
  columns,
  rows,
  stale,
}: {
  columns: { name: string; label: string }[];
  rows: string[][];
  /** Other choices are loading. */
  stale: boolean;
}) {
  return (
    <chakra.div
      role="group"
      aria-label={messages.preview}
      tabIndex={0}
      overflow="auto"
      borderWidth="1px"
      borderRadius="md"
      bg="bg.panel"
      opacity={stale ? 0.6 : 1}
      aria-busy={stale}
    >
      <chakra.table textStyle="small" borderCollapse="collapse">
        <chakra.thead bg="bg.subtle">
          <tr>
            {columns.map(({ name, label }) => (
              <Head key={name} scope="col">
                {label}
              </Head>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {rows.map((cells, row) => (
            // Rows of a preview have no key other than their index.
            <tr key={row}>
              {columns.map(({ name }, index) => (
                <Cell key={name}>{cells[index]}</Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

const Head = chakra('th', {
  base: { px: '2', h: '8', textAlign: 'start', fontWeight: 'semibold', whiteSpace: 'nowrap' },
});
const Cell = chakra('td', {
  base: {
    px: '2',
    h: '8',
    maxW: '60',
    borderTopWidth: '1px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
});
