import { listOfficers } from '@calls/consultation/assignments/contract.ts';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { useAccess } from '../../../session/access.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { ChoiceBox } from '../../../ui/combobox/choice-box.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { assignmentMessages as messages } from './messages.ts';

interface AssigneesFieldProps {
  assignees: readonly { id: number; name: string }[];
  /** Assigns to these in place of those that were read. */
  change: (accountIds: number[], from: number[]) => void;
  busy: boolean;
}

/** To whom a representation or a part of it is assigned; whoever may write can give it to others. */
export function AssigneesField({ assignees, change, busy }: AssigneesFieldProps) {
  const id = useId();
  const mayWrite = useAccess('representations', 'write').allowed === true;
  const officers = useEndpoint(listOfficers, mayWrite ? {} : null);
  const ids = assignees.map((officer) => officer.id);
  const others = (officers.data?.officers ?? []).filter((officer) => !ids.includes(officer.id));
  return (
    <section aria-labelledby={`${id}-title`}>
      <chakra.p id={`${id}-title`} fontWeight="medium">
        {messages.title}
      </chakra.p>
      {assignees.length === 0 && <chakra.p color="fg.muted">{messages.nobody}</chakra.p>}
      <ul>
        {assignees.map((officer) => (
          <chakra.li key={officer.id} display="flex" alignItems="center" gap="2">
            <chakra.span flex="1" overflowWrap="anywhere">
              {officer.name}
            </chakra.span>
            {mayWrite && (
              <IconButton
                size="sm"
                label={messages.remove(officer.name)}
                icon={<X size={16} />}
                onClick={() => {
                  const others = ids.filter((each) => each !== officer.id);
                  if (!busy) change(others, ids);
                }}
              />
            )}
          </chakra.li>
        ))}
      </ul>
      {mayWrite && (
        <ChoiceBox
          // Empty again for the next one.
          key={ids.join()}
          label={messages.add}
          placeholder={messages.add}
          noMatch={messages.none}
          choices={others.map((officer) => ({ value: String(officer.id), label: officer.name }))}
          value=""
          busy={busy || officers.isFetching}
          change={(value) => !busy && change([...ids, Number(value)], ids)}
        />
      )}
      {officers.isError && !officers.data && (
        <FailedLine
          title={messages.officersFailed}
          of={officers.error}
          retry={() => void officers.refetch()}
        />
      )}
    </section>
  );
}
