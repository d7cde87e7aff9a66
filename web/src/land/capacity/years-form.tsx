import { updateYearSum } from '@calls/land/capacity/contract.ts';
import { chakra } from '@chakra-ui/react';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import type { YearOfHomes } from '@contract/land/ground/capacity/trajectory.ts';
import { capacityWorkingMessages as working } from '@contract/land/ground/capacity/working-messages.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ownChangesShown } from '../../api/query-client.ts';
import { useAction } from '../../api/use-action.ts';
import { TextField } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { keptFields } from '../../forms/kept-fields.ts';
import { FormRefusal, isConflict } from '../../forms/refusal.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../forms/use-seen-version.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { doneIn } from '../ground/sites/chosen-scenarios.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { capacityPanelMessages as messages } from './messages.ts';
import {
  homesTyped,
  mayShowMore,
  type ShownYears,
  shownAtFirst,
  trajectoryOf,
  type TypedYears,
  typedYears,
  withFields,
  withYears,
  yearField,
  yearsIn,
  yearsSchema,
  type YearValues,
} from './years-values.ts';

interface YearsFormProps {
  trajectory: YearOfHomes[];
  /** The calculated capacity that they are compared with, if there is one. */
  homes: number | undefined;
  planFrom: number;
  /** 0 where nothing has been saved. */
  rowVersion: number;
  close: () => void;
}

/** The homes of each monitoring year, entered by hand. */
export function YearsForm({ trajectory, homes, planFrom, rowVersion, close }: YearsFormProps) {
  const { siteId, scenario } = useSite();
  const formName = `years-${siteId}-${scenario}`;
  const [chosen, setShown] = useState(() =>
    withFields(shownAtFirst(trajectory, planFrom), keptFields(formName)?.typed ?? {}),
  );
  // With the years that others have added since: what is not shown is left out of what is saved.
  const shown = withYears(chosen, shownAtFirst(trajectory, planFrom));
  const form = useDraftForm<YearValues, TypedYears>({
    formName,
    schema: yearsSchema(shown),
    defaults: typedYears(trajectory, shown),
  });
  const save = useAction(updateYearSum, {
    failure: false,
    onDone: ({ sums }) => {
      form.sent();
      const title = messages.yearsSaved(formatNumber(sums.total));
      showToast({ kind: 'success', title: doneIn(scenario, title) });
      void ownChangesShown().then(close);
    },
  });
  const seen = useSeenVersion(rowVersion, save.error, form);
  const send = async (values: YearValues) => {
    await save.run({
      siteId,
      scenario,
      trajectory: trajectoryOf(values, shown),
      row_version: seen,
    });
  };
  const cancel = () => {
    form.sent();
    close();
  };
  const total = trajectory.reduce((sum, year) => sum + year.homes, 0);
  return (
    <Form
      form={form}
      onSubmit={send}
      submit={messages.saveYears}
      {...(isConflict(save.error) ? {} : { serverFields: save.fields })}
      beside={
        <Button variant="outline" onClick={cancel}>
          {messages.cancel}
        </Button>
      }
    >
      <Years shown={shown} />
      <More shown={shown} show={setShown} />
      <Sum shown={shown} homes={homes} />
      <FormRefusal
        error={save.error}
        failure={messages.yearsNotSaved}
        now={messages.yearsNow(formatNumber(total))}
      />
    </Form>
  );
}

const Years = ({ shown }: { shown: ShownYears }) => (
  <chakra.fieldset>
    <chakra.legend fontWeight="semibold" mb="1">
      {messages.homesByYear}
    </chakra.legend>
    <chakra.p color="fg.muted" mb="2">
      {messages.homesByYearHint}
    </chakra.p>
    <chakra.div
      display="grid"
      gap="3"
      gridTemplateColumns="repeat(auto-fill, minmax(min(6rem, 100%), 1fr))"
      alignItems="start"
    >
      {yearsIn(shown).map((year) => (
        <TextField
          key={year}
          name={yearField(year)}
          label={working.monitoringYear(year)}
          inputMode="numeric"
          autoComplete="off"
        />
      ))}
    </chakra.div>
  </chakra.fieldset>
);

function More({ shown, show }: { shown: ShownYears; show: (years: ShownYears) => void }) {
  const { from, to } = shown;
  if (!mayShowMore(shown)) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button variant="outline" size="sm" onClick={() => show({ from: from - 1, to })}>
        {messages.addYear(working.monitoringYear(from - 1))}
      </Button>
      <Button variant="outline" size="sm" onClick={() => show({ from, to: to + 1 })}>
        {messages.addYear(working.monitoringYear(to + 1))}
      </Button>
    </chakra.div>
  );
}

/** What is typed so far, compared with the capacity. */
function Sum({ shown, homes }: { shown: ShownYears; homes: number | undefined }) {
  const typed = homesTyped(useWatch() as Record<string, unknown>, shown);
  const inYears = formatNumber(typed);
  const isPart = homes !== undefined && homes !== typed;
  return (
    <chakra.p role="status" {...(isPart ? { color: 'fg.warning' } : {})}>
      {homes === undefined
        ? messages.homesInYears(inYears)
        : messages.partOfHomes(inYears, formatNumber(homes))}
    </chakra.p>
  );
}
