import { getAssignees, setAssignees } from '@calls/consultation/assignments/contract.ts';
import { useAction } from '../../api/use-action.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { AssigneesField } from '../ground/assignments/assignees-field.tsx';
import { assignmentMessages as messages } from '../ground/assignments/messages.ts';

/** To whom a representation is assigned. */
export function RepresentationAssignees({ id }: { id: number }) {
  const query = useEndpoint(getAssignees, { id });
  const { run, running } = useAction(setAssignees, { failure: messages.failed });
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonLines lines={2} height="8" />}
      failed={messages.loadFailed}
      line
    >
      {({ assignees }) => (
        <AssigneesField
          assignees={assignees}
          change={(accountIds, from) => void run({ id, accountIds, from })}
          busy={running}
        />
      )}
    </Loaded>
  );
}
