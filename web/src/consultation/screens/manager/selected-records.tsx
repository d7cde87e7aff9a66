import { MAX_RECORDS } from '@contract/records/kept/max-records.ts';
import type { RecordCalls } from '@contract/records/kept/record-endpoints.ts';
import type { ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { SelectFound } from '../../../records/record-table/select-found.tsx';
import type { useNewSearch } from '../../../land/ground/search/use-search-model.ts';
import { Permitted } from '../../../session/access.tsx';
import { Button } from '../../../ui/button.tsx';
import { managerMessages as messages } from './messages.ts';

interface SelectedRecordsProps {
  ids: RecordCalls['ids'];
  made: ReturnType<typeof useNewSearch>;
  /** How many were found. */
  total: number;
  remove: () => void;
  /** What else is done with them. */
  children: ReactNode;
}

/** What is done with selected records; all that were found can be selected. */
export function SelectedRecords({ ids, made, total, remove, children }: SelectedRecordsProps) {
  const { asked, state } = made.model;
  const { ticked, setTicked } = made.pointing;
  return (
    <>
      <SelectFound
        selected={ticked.size}
        total={total}
        most={MAX_RECORDS}
        sought={[asked, state.sort]}
        find={() => call(ids, { filters: asked, sort: state.sort })}
        select={(found) => setTicked(() => new Set(found))}
      />
      {children}
      <Permitted unit="representations" actions={['delete']}>
        <Button size="sm" variant="outline" onClick={remove}>
          {messages.deleteSelected}
        </Button>
      </Permitted>
    </>
  );
}
