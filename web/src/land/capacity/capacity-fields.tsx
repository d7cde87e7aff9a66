import { chakra } from '@chakra-ui/react';
import { capacityOf } from '@contract/land/ground/capacity/formula.ts';
import { useWatch } from 'react-hook-form';
import {
  CheckboxField,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../forms/fields.tsx';
import { hectareWords } from '../../ui/hectare-words.ts';
import { capacitySchema, type CapacityValues, inputsOf } from './capacity-values.ts';
import { ConstraintDeductions } from './constraint-deductions.tsx';
import { capacityPanelMessages as messages } from './messages.ts';
import { Reckoning } from './reckoning.tsx';
import type { useUnitFields } from './use-unit-fields.ts';

/** What is entered, and what follows from it. */
export function CapacityFields({
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
