import { relatedOf } from '@calls/land/related-sites/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { siteFieldMessages as messages } from './messages.ts';

/** The sites within this one or, with the source 'related', those related to it. */
export function NestedSites({ source }: { source: string }) {
  const { siteId } = useSite();
  const asked = useEndpoint(relatedOf, { siteId });
  const related = /related/i.test(source);
  return (
    <Loaded query={asked} skeleton={<SkeletonLines lines={2} />} failed={messages.relatedFailed}>
      {(found) =>
        related ? (
          <Nested title={messages.relatedSites} sites={found.related} more={0} />
        ) : (
          <Nested
            title={messages.nestedSites}
            sites={found.children}
            more={found.children_count - found.children.length}
          />
        )
      }
    </Loaded>
  );
}

interface NestedProps {
  title: string;
  sites: OutputOf<typeof relatedOf>['children'];
  /** The number of sites that are not listed. */
  more: number;
}

function Nested({ title, sites, more }: NestedProps) {
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
