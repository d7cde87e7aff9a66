import { relatedOf } from '@calls/land/related-sites/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { siteFieldMessages as messages } from './messages.ts';

/** The sites inside this one, or with the source 'related' those related to it. */
export function NestedSites({ source }: { source: string }) {
  const { siteId } = useSite();
  const { data, error, refetch } = useEndpoint(relatedOf, { siteId });
  const related = /related/i.test(source);
  const title = related ? messages.relatedSites : messages.nestedSites;
  if (error && !data)
    return <ErrorState title={messages.relatedFailed} error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={2} />;
  const sites = related ? data.related : data.children;
  const more = related ? 0 : data.children_count - data.children.length;
  return (
    <section>
      <chakra.h3 fontWeight="semibold" mb="2">
        {title}
      </chakra.h3>
      {sites.length === 0 ? (
        <chakra.p color="fg.muted">{messages.noNestedSites}</chakra.p>
      ) : (
        <ul>
          {sites.map(({ id, name, source_reference: reference }) => (
            <chakra.li key={id} py="1" overflowWrap="anywhere">
              <SiteLink to={`/site/${id}`}>{name}</SiteLink>
              {reference && <chakra.span color="fg.muted"> {reference}</chakra.span>}
            </chakra.li>
          ))}
        </ul>
      )}
      {more > 0 && <chakra.p color="fg.muted">{messages.moreNested(more)}</chakra.p>}
    </section>
  );
}

const SiteLink = chakra(Link, { base: { color: 'accent.fg', textDecoration: 'underline' } });
