import type { LetterRow } from '@contract/land/correspondence/contract/table.ts';
import { useMemo, useState } from 'react';
import { OpenedLetter } from '../../correspondence/opened-letter.tsx';
import {
  LETTER,
  LETTER_NAME,
  letterColumns,
  tabledLetters,
} from '../../correspondence/tabled-letters.tsx';
import { useLetterScreen } from '../../correspondence/use-letter-screen.ts';
import { useNewSearch } from '../../ground/search/use-search-model.ts';
import { ExportSeenButton } from '../record-table/export-seen-button.tsx';
import { RecordTable } from '../record-table/record-table.tsx';
import { useRecordTable } from '../record-table/use-record-table.ts';

/** Shown until somebody chooses; the event stands in the first column. */
const STANDARD = [
  'site_name',
  'received_date',
  'type',
  'acknowledge_date',
  'response_deadline',
  'text',
];

/** The correspondence about every site, found, grouped, opened and exported. */
export default function CorrespondencePage() {
  const made = useNewSearch(useLetterScreen(), { listed: false });
  const { screen, asked, state } = made.model;
  const [opened, setOpened] = useState<LetterRow>();
  const columns = useMemo(() => letterColumns(screen.fields.values()), [screen.fields]);
  const at = useRecordTable(tabledLetters, made.model, {
    columns,
    first: LETTER,
    standard: STANDARD,
    always: LETTER_NAME,
  });
  return (
    <RecordTable
      made={made}
      at={at}
      tools={
        <ExportSeenButton
          of="correspondence"
          filters={asked}
          sort={state.sort}
          columns={[...new Set([...LETTER_NAME, ...at.names])]}
          off={!at.page.data?.total}
        />
      }
      open={setOpened}
      opened={opened?.id}
    >
      {opened && (
        <OpenedLetter
          siteId={opened.site_id}
          letterId={opened.id}
          siteName={opened.site_name}
          close={() => setOpened(undefined)}
        />
      )}
    </RecordTable>
  );
}
