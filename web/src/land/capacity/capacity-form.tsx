import { saveCapacity } from '@calls/land/capacity/contract.ts';
import type { SavedCapacity } from '@contract/land/ground/capacity/capacity-schemas.ts';
import { chakra } from '@chakra-ui/react';
import { type CapacityInputs, capacityOf } from '@contract/land/ground/capacity/formula.ts';
import { rateOf } from '@contract/land/ground/capacity/trajectory.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { useWatch } from 'react-hook-form';
import { ownChangesShown } from '../../api/query-client.ts';
import { useAction } from '../../api/use-action.ts';
import {
  CheckboxField,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { isConflict, FormRefusal } from '../../forms/refusal.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../forms/use-seen-version.ts';
import { doneIn } from '../ground/sites/chosen-scenarios.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  capacitySchema,
  type CapacityValues,
  type TypedCapacity,
  inputsOf,
  startOf,
  yearsOf,
} from './capacity-values.ts';
import { ConstraintDeductions } from './constraint-deductions.tsx';
import { capacityPanelMessages as messages } from './messages.ts';
import { Reckoning } from './reckoning.tsx';
import { hectareWords } from '../../ui/hectare-words.ts';
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
  const seen = useSeenVersion(record?.row_version ?? 0, save.error);
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
      <Fields
        boundaryHectares={boundaryHectares}
        units={units}
        byHand={years.length > 0 && !rateOf(years)}
      />
      <FormRefusal error={save.error} failure={messages.saveFailed} now={now} />
    </Form>
  );
}

function Fields({
  boundaryHectares,
  units,
  byHand,
}: {
  boundaryHectares: number | null;
  units: ReturnType<typeof useUnitFields>;
  /** Whether the years were entered one by one. */
  byHand: boolean;
}) {
  const typed = useWatch() as CapacityValues;
  const coverage = typed.method === 'coverage';
  const values = readable(typed);
  return (
    <>
      <Group title={messages.areas}>
        <NumberField
          name="grossHectares"
          label={messages.gross}
          hint={boundaryHectares !== null && messages.grossHint(hectareWords(boundaryHectares))}
        />
        <NumberField
          name="excludedHectares"
          label={messages.excluded}
          hint={messages.excludedHint}
        />
        <NumberField
          name="developablePercent"
          label={messages.developable}
          hint={messages.developableHint}
        />
      </Group>
      <ConstraintDeductions />
      <RadioField
        name="method"
        label={messages.method}
        choices={[
          { value: 'density', label: messages.byDensity },
          { value: 'coverage', label: messages.byCoverage },
        ]}
      />
      {coverage ? (
        <>
          <Group>
            <NumberField name="coveragePercent" label={messages.coverage} />
            <NumberField name="storeys" label={messages.storeys} />
            <NumberField name="efficiencyPercent" label={messages.efficiency} />
            <NumberField name="homeSquareMetres" label={messages.homeSize} />
          </Group>
          <CheckboxField name="baseFloorRemoved" label={messages.baseFloor} />
        </>
      ) : (
        <Group>
          <NumberField name="density" label={messages.density} />
        </Group>
      )}
      <Group title={messages.costs}>
        <NumberField name="section106PerHome" label={messages.section106} />
      </Group>
      <TextAreaField
        name="abnormals"
        label={messages.abnormals}
        hint={messages.abnormalsHint}
        rows={3}
      />
      <Group title={messages.years}>
        <NumberField
          name="firstYear"
          label={messages.firstYear}
          hint={byHand ? messages.yearsByHand : messages.firstYearHint}
        />
        <NumberField name="perYear" label={messages.perYear} />
      </Group>
      {units.length > 0 && (
        <SelectField
          name="writeHomesTo"
          label={messages.writeTo}
          choices={[{ value: '', label: messages.nowhere }, ...units]}
        />
      )}
      {values && <Reckoning inputs={values} outcome={capacityOf(values)} />}
    </>
  );
}

/** The typed values, if they can already be calculated with. */
function readable(typed: CapacityValues) {
  return capacitySchema.isValidSync(typed)
    ? inputsOf(capacitySchema.cast(typed) as CapacityValues)
    : undefined;
}

const NumberField = (props: { name: string; label: string; hint?: string | false }) => (
  <TextField inputMode="decimal" autoComplete="off" {...props} />
);

const Group = ({ title, children }: { title?: string; children: React.ReactNode }) => (
  <chakra.fieldset>
    {title && (
      <chakra.legend fontWeight="semibold" mb="1">
        {title}
      </chakra.legend>
    )}
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))"
      alignItems="end"
    >
      {children}
    </chakra.div>
  </chakra.fieldset>
);
