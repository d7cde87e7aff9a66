import { getSite } from '@calls/land/sites/contract.ts';
import { getSiteV2 } from '@calls/land/composed/site/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import { MapPinOff } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../api/api-error.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { useAccess } from '../../../session/access.tsx';
import { useFlag, useTenant } from '../../../session/tenant.tsx';
import { useOpeningSearch } from '../../ground/search/opened-from.ts';
import { sitePath } from '../../ground/sites/site-path.ts';
import { siteNameOf } from '../../ground/sites/site-name.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { sitePageMessages as messages } from './messages.ts';
import { type KnownOfSite, SiteProvider } from '../../ground/sites/site-context.tsx';

interface SiteLoaderProps {
  /** Shown until the site is loaded, in the shape of what is coming. */
  skeleton: ReactNode;
  title: (siteName: string) => string;
  children: ReactNode;
}

/** Fetches the site in the address, under its scenario, for everything inside. */
export function SiteLoader({ skeleton, title, children }: SiteLoaderProps) {
  const { siteId: text } = useParams();
  const [params] = useSearchParams();
  const siteId = Number(text);
  const known = Number.isSafeInteger(siteId) && siteId > 0;
  const scenario = params.get('scenario');
  const v2 = useFlag('site details v2');
  const asked = known ? { siteId, ...(scenario ? { scenario } : {}) } : null;
  const classic = useEndpoint(getSite, v2 ? null : asked);
  const second = useEndpoint(getSiteV2, v2 ? asked : null);
  const asking = v2 ? second : classic;
  const { data, error } = asking;
  const { allowed: deletes } = useAccess('sites', 'delete');
  const site = data?.site as WholeSite | undefined;
  usePageTitle(site && title(siteNameOf(site, data?.fields)), useTenant().name);
  const fields = useMemo(
    () => new Map(data?.fields.map((field) => [field.dbPropertyName, field])),
    [data?.fields],
  );

  if (!known || isApiError(error, 'site-not-found', 'payload-invalid')) {
    return known && scenario ? <NoSuchScenario siteId={siteId} name={scenario} /> : <NoSuchSite />;
  }
  return (
    <Loaded page query={asking} skeleton={skeleton} failed={messages.failed}>
      {({ site: there, can }) => {
        const value = {
          siteId,
          scenario: there.scenario_name,
          site: there as WholeSite,
          fields,
          lists: second.data?.lists ?? [],
          can: { edit: can.edit, delete: deletes === true },
          known: second.data && knownFrom(second.data, second.dataUpdatedAt),
          refetch: error ? () => void asking.refetch() : undefined,
          v2,
        };
        return <SiteProvider value={value}>{children}</SiteProvider>;
      }}
    </Loaded>
  );
}

function knownFrom(whole: OutputOf<typeof getSiteV2>, at: number): KnownOfSite {
  const { scenarios, dictionary_tags, filled } = whole;
  return {
    scenarios: { data: { scenarios }, at },
    dictionaryTags: { data: dictionary_tags, at },
    filled: { data: filled, at },
  };
}

/** An old link may name a scenario that has been deleted or renamed. */
function NoSuchScenario({ siteId, name }: { siteId: number; name: string }) {
  usePageTitle(messages.notFound, useTenant().name);
  const itself = (
    <ButtonLink variant="outline" to={sitePath(siteId)}>
      {messages.withoutScenario}
    </ButtonLink>
  );
  return (
    <Empty
      kind="none"
      page
      icon={<MapPinOff size={20} />}
      title={messages.notFound}
      action={itself}
    >
      {messages.noScenarioHint(name)}
    </Empty>
  );
}

function NoSuchSite() {
  usePageTitle(messages.notFound, useTenant().name);
  const back = (
    <ButtonLink variant="outline" to={useOpeningSearch()?.address ?? '/'}>
      {messages.back}
    </ButtonLink>
  );
  return (
    <Empty kind="none" page icon={<MapPinOff size={20} />} title={messages.notFound} action={back}>
      {messages.notFoundHint}
    </Empty>
  );
}
