import { printDeliveries } from '@calls/consultation/responses/contract/letters.ts';
import { getReports } from '@calls/consultation/responses/contract/reports.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { useNewSearch } from '../../../land/ground/search/use-search-model.ts';
import { ExportSeenButton } from '../../../land/screens/record-table/export-seen-button.tsx';
import { RecordTable } from '../../../land/screens/record-table/record-table.tsx';
import { useRecordTable } from '../../../land/screens/record-table/use-record-table.ts';
import { Permitted } from '../../../session/access.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Status } from '../../../ui/status.tsx';
import { DeliveryDrawer } from '../../responses/delivery-drawer.tsx';
import { responsePanelMessages as messages } from '../../responses/messages.ts';
import { OpenedResponse } from '../../responses/opened-response.tsx';
import { ResponseDrawer } from '../../responses/response-drawer.tsx';
import { RESPONSE_REMOVAL } from '../../responses/response-removal.ts';
import {
  RESPONSE_COLUMN,
  responseSearch,
  STANDARD_RESPONSE_COLUMNS,
  tabledResponses,
} from '../../responses/tabled-responses.ts';
import { useLetterFile } from '../../responses/use-letter-file.ts';
import { DeletedDrawer } from '../../../records/kept/deleted-drawer.tsx';
import { DeletedTool } from '../../../records/kept/deleted-tool.tsx';
import { columnsOfFields } from '../../../records/kept/columns-of-fields.tsx';
import { useRecordRemoval } from '../../../records/kept/use-record-removal.tsx';
import { useRecordScreen } from '../../../records/kept/use-record-screen.ts';
import { ManagerTabs } from '../manager/manager-tabs.tsx';
import { useOpened } from '../manager/use-opened.ts';

/** Every response of the council: found, written, approved, sent, deleted; templates are responses, too. */
export default function ResponseManagerPage() {
  const { opened, open } = useOpened('responseId');
  const [shown, setShown] = useState<'new' | 'deliveries' | 'deleted'>();
  const screen = useRecordScreen(responseSearch);
  const made = useNewSearch(screen, { listed: false });
  const { asked, state } = made.model;
  const { ticked, setTicked } = made.pointing;
  const columns = useMemo(
    () => columnsOfFields(screen.fields.values(), [RESPONSE_COLUMN.id]),
    [screen.fields],
  );
  const at = useRecordTable(tabledResponses, made.model, {
    columns,
    first: RESPONSE_COLUMN,
    standard: STANDARD_RESPONSE_COLUMNS,
    always: [RESPONSE_COLUMN.id],
  });
  const removal = useRecordRemoval(RESPONSE_REMOVAL, (ids) => {
    setTicked((before) => new Set([...before].filter((id) => !ids.includes(id))));
    if (opened !== undefined && ids.includes(opened)) open(undefined);
  });
  const printing = useLetterFile(printDeliveries);
  const close = () => setShown(undefined);
  return (
    <>
      <RecordTable
        tabs={<ManagerTabs />}
        actions={<DeletedTool open={() => setShown('deleted')} />}
        primary={
          <Permitted unit="representations" actions={['write']}>
            <Button onClick={() => setShown('new')}>{messages.newResponse}</Button>
          </Permitted>
        }
        made={made}
        at={at}
        sums={<HowFar />}
        tools={
          <>
            <Button variant="outline" onClick={() => setShown('deliveries')}>
              {messages.deliveries}
            </Button>
            <ExportSeenButton
              of="response"
              filters={asked}
              sort={state.sort}
              columns={[RESPONSE_COLUMN.id, ...at.names]}
              off={!at.page.data?.total}
            />
          </>
        }
        open={({ id }) => open(id)}
        opened={opened}
        selection={{
          selected: ticked,
          set: (next) => setTicked(() => new Set([...next].map(Number))),
        }}
        bulk={
          <>
            <Button
              size="sm"
              variant="outline"
              busy={printing.busy}
              onClick={() => void printing.save({ responseIds: [...ticked] })}
            >
              {messages.printLetters}
            </Button>
            <Permitted unit="representations" actions={['delete']}>
              <Button size="sm" variant="outline" onClick={() => removal.ask([...ticked])}>
                {messages.deleteSelected}
              </Button>
            </Permitted>
          </>
        }
      >
        {opened !== undefined && (
          <OpenedResponse
            key={opened}
            id={opened}
            fields={screen.fields}
            askToDelete={() => removal.ask([opened])}
            close={() => open(undefined)}
          />
        )}
      </RecordTable>
      {shown === 'new' && (
        <ResponseDrawer
          response={undefined}
          fields={screen.fields}
          askToDelete={close}
          close={close}
        />
      )}
      {shown === 'deliveries' && <DeliveryDrawer close={close} />}
      {shown === 'deleted' && <DeletedDrawer of={RESPONSE_REMOVAL} close={close} />}
      {removal.question}
    </>
  );
}

/** How many representations are answered, and which wait too long. */
function HowFar() {
  const { data } = useEndpoint(getReports, {});
  if (!data) return null;
  return (
    <chakra.span color="fg.muted" fontWeight="normal">
      {messages.reports(formatNumber(data.answered), formatNumber(data.total))}{' '}
      {data.overdue > 0 && (
        <Status means="attention">{messages.overdue(formatNumber(data.overdue))}</Status>
      )}{' '}
      {data.dueThisWeek > 0 && (
        <Badge>{messages.dueThisWeek(formatNumber(data.dueThisWeek))}</Badge>
      )}
    </chakra.span>
  );
}
