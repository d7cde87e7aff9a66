import { listGeodata } from '@calls/land/geodata/contract.ts';
import type { GeodataImport } from '@contract/land/geodata/contract.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { ListRow } from '../../ui/list-row.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Status } from '../../ui/status.tsx';
import { useNow } from '../../ui/use-now.ts';
import { timeAgo } from '../../ui/time-ago.ts';
import { geodataPageMessages as messages } from './messages.ts';
import { IMPORT_ROLES, isImportRunning } from './status.ts';

const PAGE = 20;

interface ListProps {
  shown: number | undefined;
  onShow: (id: number) => void;
}

/** The council's imports, newest first; running ones are polled. */
export function ImportList({ shown, onShow }: ListProps) {
  const [limit, setLimit] = useState(PAGE);
  const list = useEndpoint(
    listGeodata,
    { limit, offset: 0 },
    { every: 10_000, keepPrevious: true },
  );
  return (
    <chakra.section aria-labelledby="imports">
      <chakra.h2 id="imports" textStyle="headingSm" mb="3">
        {messages.imports}
      </chakra.h2>
      <Loaded
        query={list}
        skeleton={<Skeleton h="52" />}
        failed={messages.importsFailed}
        empty={
          <Empty kind="nothing" title={messages.noImports}>
            {messages.noImportsHint}
          </Empty>
        }
        isEmpty={({ imports }) => imports.length === 0}
      >
        {({ imports }) => <Imports imports={imports} shown={shown} onShow={onShow} />}
      </Loaded>
      {list.data && list.data.total > limit && limit < 500 && (
        <Button mt="3" variant="outline" onClick={() => setLimit(Math.min(limit + 100, 500))}>
          {messages.more}
        </Button>
      )}
    </chakra.section>
  );
}

function Imports({ imports, shown, onShow }: ListProps & { imports: GeodataImport[] }) {
  return (
    <chakra.ul borderWidth="1px" borderRadius="md" overflow="hidden">
      {imports.map((each) => (
        <chakra.li key={each.id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
          <ImportRow found={each} current={each.id === shown} onShow={() => onShow(each.id)} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function ImportRow({
  found,
  current,
  onShow,
}: {
  found: GeodataImport;
  current: boolean;
  onShow: () => void;
}) {
  const { kind, file_name, status, summary, done, total, user_name, created_at } = found;
  return (
    <ListRow type="button" onClick={onShow} aria-current={current || undefined}>
      <chakra.span display="grid" minW="0" flex="1">
        <chakra.span fontWeight="medium" overflowWrap="anywhere">
          {file_name}
        </chakra.span>
        <chakra.span color="fg.muted" textStyle="small">
          {messages.kinds[kind]} · <When at={new Date(created_at)} />{' '}
          {user_name && messages.by(user_name)}
        </chakra.span>
      </chakra.span>
      <chakra.span textStyle="small" textAlign="end">
        {status === 'success' && messages.summary(summary)}
        {status === 'preview' && messages.previewed(summary)}
        {isImportRunning(found) && total > 0 && messages.progress(done, total)}
      </chakra.span>
      <Status means={IMPORT_ROLES[status]}>{messages.status[status]}</Status>
    </ListRow>
  );
}

function When({ at }: { at: Date }) {
  const now = useNow();
  return (
    <time dateTime={at.toISOString()} title={exactTime(at)}>
      {timeAgo(at, now)}
    </time>
  );
}
