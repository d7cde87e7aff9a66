import { discardIntake, matchIntake, registerIntake } from '@calls/consultation/intake/contract.ts';
import type { IntakeRun } from '@contract/consultation/intake/contract/runs.ts';
import { chakra } from '@chakra-ui/react';
import { useAction } from '../../api/use-action.ts';
import { formMessages } from '../../forms/messages.ts';
import { useKeptState } from '../../forms/use-kept-state.ts';
import { Button } from '../../ui/button.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { type RunDefaults, DefaultsChoice } from './defaults-choice.tsx';
import { intakePageMessages as messages } from './messages.ts';

/** What was changed and is not read again yet. */
interface Chosen {
  columns: Record<string, string>;
  defaults: RunDefaults;
}

/** What the columns of a table are and what counts where a row says nothing; then it is registered or discarded. */
export function TableDecision({ run, ready }: { run: IntakeRun; ready: number }) {
  const { id } = run;
  const chosen = useKeptState<Chosen>(`intake-run-${id}`, { columns: {}, defaults: {} });
  const { columns, defaults } = chosen.value;
  const match = useAction(matchIntake, {
    failure: messages.matchFailed,
    onDone: chosen.forget,
  });
  const register = useAction(registerIntake, { failure: messages.registerFailed });
  const discard = useAction(discardIntake, {
    failure: messages.discardFailed,
    onDone: chosen.forget,
  });
  const { consultationEventId, correspondenceType, receivedDate } = run;
  return (
    <chakra.div display="grid" gap="3">
      {chosen.restored && (
        <chakra.p role="status" color="fg.muted">
          {formMessages.restored}
        </chakra.p>
      )}
      <ColumnChoice
        columns={run.columns}
        changes={columns}
        onChange={(changed) => chosen.change({ columns: changed })}
      />
      <DefaultsChoice
        defaults={{ consultationEventId, correspondenceType, receivedDate, ...defaults }}
        onChange={(changed) => chosen.change({ defaults: { ...defaults, ...changed } })}
        fields={match.fields}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {chosen.isChanged ? (
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
