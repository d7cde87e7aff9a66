import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { chakra } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { recordTableMessages as messages } from '../../../records/record-table/messages.ts';
import type { TableWords } from '../../../records/record-table/tabled-records.ts';
import { useSearchModel } from '../../ground/search/search-model.tsx';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { ColumnChooser } from '../../../ui/table/column-chooser.tsx';
import { useWidthClass } from '../../../ui/use-width.ts';
import { SearchFormPart } from '../search/search-form-part.tsx';
import { MoreTools } from './more-tools.tsx';
import { RecordSearch } from './record-search.tsx';
import { ShowTools } from './show-tools.tsx';
import type { RecordTableState } from './use-record-table.ts';

interface RecordToolsProps<Row extends { id: number }> {
  at: RecordTableState<Row>;
  total: number | undefined;
  failed: boolean;
  sums: ReactNode;
  tools: ReactNode;
}

/** In the bar above the table: how many records, the search's form in a drawer, and what the table shows. */
export function RecordTools<Row extends { id: number }>(props: RecordToolsProps<Row>) {
  const { at, total, failed } = props;
  const { words } = at.records;
  const { state, seeing } = useSearchModel();
  const [form, setForm] = useState(false);
  const phone = useWidthClass() === 'mobile';
  // What was searched for is to be seen.
  useEffect(() => setForm(false), [seeing]);
  const count =
    total === undefined ? (failed ? '' : messages.requesting) : countWords(total, words);
  const show = <ShowTools at={at}>{props.tools}</ShowTools>;
  return (
    <>
      <chakra.p
        role="status"
        flex="1"
        whiteSpace={{ md: 'nowrap' }}
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {count} {total !== undefined && total > 0 && props.sums}
      </chakra.p>
      <RecordSearch label={words.searchWords} />
      <Button
        variant="outline"
        icon={<SlidersHorizontal size={16} />}
        onClick={() => setForm(true)}
      >
        {state.filters.length > 0 ? messages.filtersSet(state.filters.length) : messages.filters}
      </Button>
      <ColumnChooser
        columns={at.columns}
        shown={at.names}
        standard={at.standard}
        setColumns={(chosen) => at.set({ columns: chosen })}
      />
      {phone ? <MoreTools>{show}</MoreTools> : show}
      {form && (
        <Drawer
          title={messages.search}
          side="left"
          width={360}
          fills
          onClose={() => setForm(false)}
        >
          <SearchFormPart />
        </Drawer>
      )}
    </>
  );
}

const countWords = (total: number, { one, count }: TableWords) =>
  total === 1 ? one : count(formatNumber(total));
