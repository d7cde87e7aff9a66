import { getSite } from '@calls/sites/contract.ts';
import type { DictionaryField } from '@contract/dictionary/field.ts';
import type { WholeSite } from '@contract/sites/contract.ts';
import { formatValue } from '@contract/dictionary/format-value.ts';
import { chakra } from '@chakra-ui/react';
import { MapPinOff } from 'lucide-react';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isApiError } from '../api/api-error.ts';
import { useEndpoint } from '../api/use-endpoint.ts';
import { useAccess } from '../session/access.tsx';
import { useFlag, useTenant } from '../session/tenant.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { HEADER_HEIGHT } from '../ui/theme/breakpoints.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { SkeletonLines } from '../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { messages } from './messages.ts';
import { PanelGrid } from './page/panel-grid.tsx';
import { SiteProvider } from './page/site-context.tsx';
import { useRefresh } from './page/use-refresh.ts';

/** One site: its fields as the council arranges them, its place, its history. */
export default function SitePage() {
  const { siteId: text } = useParams();
  const [params] = useSearchParams();
  const siteId = Number(text);
  const known = Number.isInteger(siteId) && siteId > 0;
  const scenario = params.get('scenario') ?? undefined;
  const { data, error, refetch } = useEndpoint(
    getSite,
    known ? ({ siteId, scenario } as never) : null,
  );
  const { allowed: deletes } = useAccess('sites', 'delete');
  const v2 = useFlag('site details v2');
  const refresh = useRefresh();
  const site = data?.site as Record<string, unknown> | undefined;
  const name = site ? titleOf(site, siteId) : undefined;
  usePageTitle(name, useTenant().name);
  const fields = useMemo(
    () => new Map(data?.fields.map((field) => [field.dbPropertyName, field])),
    [data?.fields],
  );

  if (!known || isApiError(error, 'site-not-found', 'payload-invalid')) return <NoSuchSite />;
  // What is on screen stays when asking again fails.
  if (error && !data)
    return <ErrorState page title={messages.failed} error={error} retry={() => void refetch()} />;
  if (!data || !site) {
    return (
      <chakra.div p="6">
        <SkeletonLines lines={10} height="8" />
      </chakra.div>
    );
  }
  const status = statusOf(data.fields, site);
  return (
    <SiteProvider
      value={{
        siteId,
        scenario: data.site.scenario_name,
        site: data.site as WholeSite,
        fields,
        can: { edit: data.can.edit, delete: deletes === true },
        refresh,
        v2,
      }}
    >
      <Head>
        <chakra.h1 tabIndex={-1} textStyle="headingMd" overflowWrap="anywhere">
          {name}
        </chakra.h1>
        {data.site.source_reference && (
          <chakra.span color="fg.muted">
            {messages.reference} {data.site.source_reference}
          </chakra.span>
        )}
        {status && <Badge kind="info">{status}</Badge>}
        <Badge>
          {messages.scenario}: {data.site.scenario_name}
        </Badge>
        {data.site.site_tags.map((tag) => (
          <Badge key={tag} kind="accent">
            {tag.split('|').at(-1)}
          </Badge>
        ))}
      </Head>
      <PanelGrid />
    </SiteProvider>
  );
}

function NoSuchSite() {
  usePageTitle(messages.notFound, useTenant().name);
  const back = (
    <ButtonLink variant="outline" to="/">
      {messages.back}
    </ButtonLink>
  );
  return (
    <EmptyState page icon={<MapPinOff size={20} />} title={messages.notFound} action={back}>
      {messages.notFoundHint}
    </EmptyState>
  );
}

/** The first of the council's status fields that says something, in its own words. */
function statusOf(fields: DictionaryField[], site: Record<string, unknown>): string | undefined {
  const said = fields.find(({ type, dbPropertyName }) => type === 'status' && site[dbPropertyName]);
  return said && formatValue(said, site[said.dbPropertyName]);
}

function titleOf(site: Record<string, unknown>, siteId: number): string {
  const named = [site['site_name'], site['address'], site['source_reference']];
  return (
    (named.find((each) => typeof each === 'string' && each !== '') as string) ??
    messages.site(siteId)
  );
}

const Head = chakra('header', {
  base: {
    position: 'sticky',
    top: `${HEADER_HEIGHT}px`,
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '3',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    _print: { position: 'static' },
  },
});
