import { saveCapacity } from '@calls/land/capacity/contract.ts';
import type { SavedCapacity } from '@contract/land/ground/capacity/capacity-schemas.ts';
import { type CapacityInputs, capacityOf } from '@contract/land/ground/capacity/formula.ts';
import { rateOf } from '@contract/land/ground/capacity/trajectory.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { ownChangesShown } from '../../api/query-client.ts';
import { useAction } from '../../api/use-action.ts';
import { Form } from '../../forms/form.tsx';
import { isConflict, FormRefusal } from '../../forms/refusal.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../forms/use-seen-version.ts';
import { doneIn } from '../ground/sites/chosen-scenarios.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CapacityFields } from './capacity-fields.tsx';
import {
  capacitySchema,
  type CapacityValues,
  type TypedCapacity,
  inputsOf,
  startOf,
  yearsOf,
} from './capacity-values.ts';
import { capacityPanelMessages as messages } from './messages.ts';
import { useUnitFields } from './use-unit-fields.ts';

interface CapacityFormProps {
  saved: SavedCapacity | undefined;
  /** What was entered while nothing had been calculated. */
  entered:
    | (Pick<SavedCapacity, 'trajectory' | 'row_version'> & { inputs: Partial<CapacityInputs> })
    | undefined;
  boundaryHectares: number | null;
  close: () => void;
}

/** The inputs of the capacity; the steps below are recalculated while one types. */
export function CapacityForm({ saved, entered, boundaryHectares, close }: CapacityFormProps) {
  const { siteId, scenario } = useSite();
  const units = useUnitFields();
  const record = saved ?? entered;
  const years = record?.trajectory ?? [];
  const form = useDraftForm<CapacityValues, TypedCapacity>({
    formName: `capacity-${siteId}-${scenario}`,
    schema: capacitySchema,
    defaults: {
      ...startOf(record, boundaryHectares),
      writeHomesTo: units[0]?.value ?? '',
    },
  });
  const save = useAction(saveCapacity, {
    failure: false,
    onDone: ({ capacity }) => {
      form.sent();
      const homes = messages.homes(formatNumber(capacity.outcome.homes));
      showToast({ kind: 'success', title: doneIn(scenario, messages.saved(homes)) });
      // Waits until the saved capacity can be shown.
      void ownChangesShown().then(close);
    },
  });
  const seen = useSeenVersion(record?.row_version ?? 0, save.error, form);
  const send = async (values: CapacityValues) => {
    const inputs = inputsOf(values);
    await save.run({
      siteId,
      scenario,
      inputs,
      trajectory: yearsOf(values, capacityOf(inputs).homes, years),
      writeHomesTo: values.writeHomesTo || undefined,
      row_version: seen,
    });
  };
  const now = saved && messages.savedNow(formatNumber(saved.outcome.homes), saved.savedBy);
  return (
    <Form
      form={form}
      onSubmit={send}
      submit={messages.save}
      {...(isConflict(save.error) ? {} : { serverFields: save.fields })}
      beside={
        <Button
          variant="outline"
          onClick={() => {
            form.sent();
            close();
          }}
        >
          {messages.cancel}
        </Button>
      }
    >
      <CapacityFields
        boundaryHectares={boundaryHectares}
        units={units}
        byHand={years.length > 0 && !rateOf(years)}
      />
      <FormRefusal error={save.error} failure={messages.saveFailed} now={now} />
    </Form>
  );
}
