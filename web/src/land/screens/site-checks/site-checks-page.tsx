import { checkSites } from '@calls/land/site-checks/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/table/plain-table.tsx';
import { siteChecksMessages as messages } from './messages.ts';
import { PageFrame } from '../../../ui/page-frame/page-frame.tsx';

type Checked = OutputOf<typeof checkSites>;

/** What does not go together in the council's sites, each with a link to the site. */
export default function SiteChecksPage() {
  const check = useEndpoint(checkSites, {}, { staleTime: 0 });
  return (
    <PageFrame kind="page" title={messages.title} intro={<p>{messages.intro}</p>}>
      <Loaded query={check} skeleton={<Skeleton h="40" />} failed={messages.failed}>
        {(found) => <Found found={found} />}
      </Loaded>
    </PageFrame>
  );
}

function Found({ found: { findings, counts } }: { found: Checked }) {
  const words = (
    <span role="status">
      {messages.counts(counts.findings, counts.sitesWithFindings, counts.sites)}
    </span>
  );
  if (findings.length === 0)
    return (
      <Empty
        kind="done"
        title={words}
        action={
          <ButtonLink variant="outline" to="/table">
            {messages.toTable}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <p>{words}</p>
      <PlainTable
        look="framed"
        label={messages.table}
        columns={COLUMNS}
        rows={findings}
        rowKey={({ siteId, field, message }) => `${siteId} ${field} ${message}`}
      />
      {counts.findings > findings.length && (
        <chakra.p color="fg.muted" textStyle="small">
          {messages.first(findings.length, counts.findings)}
        </chakra.p>
      )}
    </>
  );
}

const COLUMNS: PlainColumn<Checked['findings'][number]>[] = [
  {
    id: 'site',
    label: messages.columns.site,
    text: ({ name }) => name,
    value: ({ name }) => name,
    cell: ({ siteId, name }) => (
      <chakra.span color="accent.fg" textDecoration="underline">
        <Link to={`/site/${siteId}`}>{name}</Link>
      </chakra.span>
    ),
  },
  {
    id: 'field',
    label: messages.columns.field,
    text: ({ field }) => field,
    value: ({ field }) => field,
  },
  { id: 'message', label: messages.columns.message, text: ({ message }) => message },
];
