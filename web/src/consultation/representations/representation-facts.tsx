import type { Representation } from '@contract/consultation/ground/representations/representation-schema.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/badge.tsx';
import { Status } from '../../ui/status.tsx';
import { CheckTool } from './check-tool.tsx';
import { representationPanelMessages as messages } from './messages.ts';

/** Who made a representation, who acted for them, and what it says, word for word. */
export function RepresentationFacts({ representation }: { representation: Representation }) {
  const { id, representee, agents, text, isLate, isChecked, subRepresentations } = representation;
  return (
    <chakra.div display="grid" gap="4">
      {isLate && (
        <chakra.p>
          <Status means="attention">{messages.late}</Status>
        </chakra.p>
      )}
      <Fact title={messages.representee}>
        {representee?.name ?? messages.nobody}
        {representee?.organisationType && (
          <chakra.span color="fg.muted">{` (${representee.organisationType})`}</chakra.span>
        )}
      </Fact>
      <Fact title={messages.agents}>
        {agents.length === 0 && <chakra.span color="fg.muted">{messages.noAgents}</chakra.span>}
        <ul>
          {agents.map(({ agentId, name, organisation, agentPrimaryContact }) => (
            <li key={agentId}>
              {[name, organisation].filter(Boolean).join(', ')}{' '}
              {agentPrimaryContact && <Badge>{messages.primary}</Badge>}
            </li>
          ))}
        </ul>
      </Fact>
      {subRepresentations.length > 0 && (
        <Fact title={messages.parts}>
          <chakra.ul display="flex" flexWrap="wrap" gap="3">
            {subRepresentations.map((part) => (
              <li key={part.id}>
                <Link to={`/consultations/sub-representation/${part.id}/editor`}>
                  <chakra.span textDecoration="underline" color="accent.fg">
                    {`${id}.${part.sequentialId}`}
                  </chakra.span>
                </Link>
              </li>
            ))}
          </chakra.ul>
        </Fact>
      )}
      <Fact title={messages.text}>
        {!isChecked && (
          <chakra.div display="grid" gap="2" justifyItems="start" mb="2">
            <Status means="waiting">{messages.unchecked}</Status>
            <chakra.p color="fg.muted">{messages.uncheckedHint}</chakra.p>
            <CheckTool ids={[id]} />
          </chakra.div>
        )}
        {isChecked && text === '' && <chakra.span color="fg.muted">{messages.noText}</chakra.span>}
        {text !== '' && (
          <Original tabIndex={0} role="region" aria-label={messages.text}>
            {text}
          </Original>
        )}
      </Fact>
    </chakra.div>
  );
}

const Fact = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section>
    <chakra.h3 fontWeight="medium">{title}</chakra.h3>
    <chakra.div overflowWrap="anywhere">{children}</chakra.div>
  </section>
);

const Original = chakra('div', {
  base: {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxH: '72',
    overflowY: 'auto',
    p: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.muted',
  },
});
