import { listRepresentationsOfSite } from '@calls/consultation/representations/contract.ts';
import type { RepresentationOfSite } from '@contract/consultation/ground/representations/representation-schema.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { type RefObject, useId } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { useSite } from '../../../land/ground/sites/site-context.tsx';
import { useAccess } from '../../../session/access.tsx';
import { useFlag } from '../../../session/tenant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { useNear } from '../../../ui/use-near.ts';
import { siteRepresentationMessages as messages } from './messages.ts';

/** The representations that mark the site, for those who may read them; nothing where there are none. */
export function RepresentationsOfSite() {
  const { siteId } = useSite();
  const heading = useId();
  const [place, near] = useNear();
  const isOn = useFlag('consultation pages');
  const { allowed } = useAccess('representations', 'read');
  const query = useEndpoint(listRepresentationsOfSite, near && isOn && allowed ? { siteId } : null);
  return (
    <chakra.div ref={place as RefObject<HTMLDivElement>} minH="1px">
      <Loaded query={query} skeleton={null} failed={messages.failed} line>
        {(data) => data.total > 0 && <List {...data} heading={heading} />}
      </Loaded>
    </chakra.div>
  );
}

type ListProps = OutputOf<typeof listRepresentationsOfSite> & { heading: string };

const List = ({ heading, total, representations }: ListProps) => (
  <chakra.section aria-labelledby={heading} px="4" py="4">
    <chakra.h2 id={heading} textStyle="headingSm" mb="2">
      {messages.title(total)}
    </chakra.h2>
    <chakra.ul borderTopWidth="1px">
      {representations.map((each) => (
        <Row key={each.id} representation={each} />
      ))}
    </chakra.ul>
    {total > representations.length && (
      <chakra.p color="fg.muted" mt="2">
        {messages.more(total - representations.length)}
      </chakra.p>
    )}
  </chakra.section>
);

function Row({ representation }: { representation: RepresentationOfSite }) {
  const { id, representee, attitude, status, receivedDate, consultation, parts } = representation;
  const about = [
    attitude,
    status,
    longDate(receivedDate),
    consultation,
    parts.length > 0 && messages.parts(parts),
  ];
  return (
    <chakra.li py="2" borderBottomWidth="1px" overflowWrap="anywhere">
      <Link to={`/consultations/representations/all?representationId=${id}`}>
        <chakra.span fontWeight="semibold" textDecoration="underline">
          {id}, {representee ?? messages.nobody}
        </chakra.span>
      </Link>
      <chakra.p color="fg.muted" textStyle="small">
        {about.filter(Boolean).join(' · ')}
      </chakra.p>
    </chakra.li>
  );
}
