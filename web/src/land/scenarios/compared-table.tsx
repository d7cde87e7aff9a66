import { chakra } from '@chakra-ui/react';
import { Diff } from 'lucide-react';
import { type PlainColumn, PlainTable } from '../../ui/table/plain-table.tsx';
import type { ComparedLine } from './compared.ts';
import { scenarioPanelMessages as messages } from './messages.ts';

/** Fields as rows, scenarios as columns; values that differ from the first scenario's are marked with a word. */
export function ComparedTable({ names, lines }: { names: string[]; lines: ComparedLine[] }) {
  if (lines.length === 0) return <p>{messages.noDifferences}</p>;
  return (
    <PlainTable
      look="boxes"
      keepFirst
      label={messages.compareTitle}
      columns={[
        { id: 'field', label: messages.field, heads: true, text: ({ label }) => label },
        ...names.map(scenarioColumn),
      ]}
      rows={lines}
      rowKey={({ column }) => column}
    />
  );
}

const scenarioColumn = (name: string, at: number): PlainColumn<ComparedLine> => ({
  id: `scenario ${name}`,
  label: name,
  text: ({ texts }) => texts[at] ?? '',
  cell: (line) => <Compared line={line} at={at} />,
});

function Compared({ line: { texts, differs, deltas }, at }: { line: ComparedLine; at: number }) {
  return (
    <>
      {texts[at]}
      {differs[at] && (
        <Mark>
          <Diff size={14} aria-hidden />
          {deltas[at] ? messages.differsBy(deltas[at]) : messages.differs}
        </Mark>
      )}
    </>
  );
}

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
