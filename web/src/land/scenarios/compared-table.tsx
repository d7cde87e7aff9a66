import { chakra } from '@chakra-ui/react';
import { Diff } from 'lucide-react';
import type { ComparedLine } from './compared.ts';
import { scenarioPanelMessages as messages } from './messages.ts';

/** Fields down, scenarios across; a value that is not the first scenario's says so by a word. */
export function ComparedTable({ names, lines }: { names: string[]; lines: ComparedLine[] }) {
  if (lines.length === 0) return <p>{messages.noDifferences}</p>;
  return (
    <chakra.div role="group" aria-label={messages.compareTitle} tabIndex={0} overflowX="auto">
      <Table>
        <thead>
          <tr>
            <th scope="col">{messages.field}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ column, label, texts, differs, deltas }) => (
            <tr key={column}>
              <th scope="row">{label}</th>
              {texts.map((text, at) => (
                <td key={names[at]}>
                  {text}
                  {differs[at] && (
                    <Mark>
                      <Diff size={14} aria-hidden />
                      {deltas[at] ? messages.differsBy(deltas[at]) : messages.differs}
                    </Mark>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.div>
  );
}

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      minW: '125px',
      maxW: '400px',
      px: '2',
      py: '1.5',
      borderWidth: '1px',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    '& th': { bg: 'bg.subtle', fontWeight: 'medium' },
    '& thead th': { fontWeight: 'semibold' },
    // What a line is stays in sight where the scenarios go beyond the edge.
    '& th:first-child': { position: 'sticky', left: '0', maxW: { base: '36', md: '400px' } },
  },
});
const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    ms: '2',
    px: '1.5',
    borderRadius: 'sm',
    bg: 'bg.info',
    color: 'fg.info',
    textStyle: 'small',
    whiteSpace: 'nowrap',
  },
});
