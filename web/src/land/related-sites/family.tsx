import type { relatedOf } from '@calls/land/related-sites/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import type { PlacedSite } from '@contract/land/related-sites/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { relatedPanelMessages as messages } from './messages.ts';

/** The parent and the children of the page's site, each leading to its own page. */
export function Family({ places }: { places: OutputOf<typeof relatedOf> }) {
  const { parent, children, children_count } = places;
  const more = children_count - children.length;
  return (
    <>
      {parent && (
        <chakra.p mb="3">
          {messages.parent} <SiteLink site={parent} />
        </chakra.p>
      )}
      {children.length > 0 && (
        <chakra.section mb="4">
          <chakra.h3 fontWeight="semibold" mb="1">
            {messages.children}
          </chakra.h3>
          <ul>
            {children.map((child) => (
              <Row key={child.id}>
                <SiteLink site={child} />
              </Row>
            ))}
          </ul>
          {more > 0 && <p>{messages.moreChildren(more)}</p>}
        </chakra.section>
      )}
    </>
  );
}

/** A site's name, leading to its page. */
export function SiteLink({ site }: { site: Pick<PlacedSite, 'id' | 'name' | 'source_reference'> }) {
  const { id, name, source_reference: reference } = site;
  return (
    <>
      <Name to={`/site/${id}`}>{name}</Name>
      {reference && reference !== name && (
        <chakra.span color="fg.muted" textStyle="small">
          {' '}
          {reference}
        </chakra.span>
      )}
    </>
  );
}

const Row = chakra('li', { base: { py: { base: '3', md: '1' } } });
const Name = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', overflowWrap: 'anywhere' },
});
