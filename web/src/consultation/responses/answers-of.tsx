import { getResponses } from '@calls/consultation/responses/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Permitted } from '../../session/access.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Status } from '../../ui/status.tsx';
import { responsePanelMessages as messages } from './messages.ts';
import { RESPONSE_ROLES } from './response-states.ts';
import { shortTitle } from './response-title.ts';
import { Timeline } from './timeline.tsx';

/** What the council answers to a representation, and all that was done with it. */
export function AnswersOf({ representationId }: { representationId: number }) {
  const query = useEndpoint(getResponses, { representationId });
  return (
    <chakra.section display="grid" gap="3" my="4" overflowWrap="anywhere">
      <chakra.h3 fontWeight="semibold">{messages.responses}</chakra.h3>
      <Loaded
        query={query}
        line
        skeleton={<SkeletonLines lines={2} />}
        failed={messages.loadFailed}
        isEmpty={({ responses }) => responses.length === 0}
        empty={<chakra.p color="fg.muted">{messages.noResponses}</chakra.p>}
      >
        {({ responses }) => (
          <chakra.ul display="grid" gap="2">
            {responses.map(({ id, description, state }) => (
              <li key={id}>
                <Status means={RESPONSE_ROLES[state]}>{state}</Status>{' '}
                <Anchor to={`/consultations/response-manager?responseId=${id}`}>
                  {shortTitle(description)}
                </Anchor>
              </li>
            ))}
          </chakra.ul>
        )}
      </Loaded>
      <Permitted unit="representations" actions={['write']}>
        <div>
          <ButtonLink
            variant="outline"
            to={`/consultations/representations/all/new-response?for=${representationId}`}
          >
            {messages.answer}
          </ButtonLink>
        </div>
      </Permitted>
      <Timeline representationId={representationId} />
    </chakra.section>
  );
}

const Anchor = chakra(Link, { base: { textDecoration: 'underline' } });
