import { getRepresentation } from '@calls/consultation/representations/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { editorMessages as messages } from './messages.ts';

/** Whose text it is, what they think and how far the work on it is; nothing until that is known. */
export function TextFacts({ representationId: id }: { representationId: number }) {
  const { data } = useEndpoint(getRepresentation, { id });
  if (!data) return null;
  const { representee, attitude, status } = data.representation;
  const facts = [
    representee ? messages.madeBy(representee.name) : messages.madeByNobody,
    attitude ?? messages.noAttitude,
    status,
  ];
  return (
    <chakra.p color="fg.muted" overflowWrap="anywhere">
      {facts.join(' · ')}
    </chakra.p>
  );
}
