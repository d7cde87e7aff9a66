import { discardIntake, matchIntake, registerIntake } from '@calls/consultation/intake/contract.ts';
import type { IntakeRun } from '@contract/consultation/intake/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { type RunDefaults, DefaultsChoice } from './defaults-choice.tsx';
import { intakePageMessages as messages } from './messages.ts';

/** What the columns of a table are and what counts where a row says nothing; then it is registered or discarded. */
export function TableDecision({ run, ready }: { run: IntakeRun; ready: number }) {
  const { id } = run;
  const [columns, setColumns] = useState<Record<string, string>>({});
  const [defaults, setDefaults] = useState<RunDefaults>({});
  const match = useAction(matchIntake, {
    failure: messages.matchFailed,
    onDone: () => {
      setColumns({});
      setDefaults({});
    },
  });
  const register = useAction(registerIntake, { failure: messages.registerFailed });
  const discard = useAction(discardIntake, { failure: messages.discardFailed });
  const isChanged = Object.keys(columns).length + Object.keys(defaults).length > 0;
  const { consultationEventId, correspondenceType, receivedDate } = run;
  return (
    <chakra.div display="grid" gap="3">
      <ColumnChoice columns={run.columns} changes={columns} onChange={setColumns} />
      <DefaultsChoice
        defaults={{ consultationEventId, correspondenceType, receivedDate, ...defaults }}
        onChange={(changed) => setDefaults({ ...defaults, ...changed })}
        fields={match.fields}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {isChanged ? (
          <Button
            busy={match.running}
            onClick={() =>
              void match.run({
                id,
                consultationEventId,
                correspondenceType,
                receivedDate,
                ...defaults,
                columns: Object.entries(columns).map(([name, field]) => ({
                  name,
                  field: field || null,
                })),
              })
            }
          >
            {messages.match}
          </Button>
        ) : (
          <Button
            busy={register.running}
            disabled={ready === 0}
            onClick={() => void register.run({ id })}
          >
            {messages.register(ready)}
          </Button>
        )}
        <Button variant="outline" busy={discard.running} onClick={() => void discard.run({ id })}>
          {messages.discard}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
