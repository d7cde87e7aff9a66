import { confirmImport, discardImport } from '@calls/land/geodata/contract/previews.ts';
import type { GeodataImport } from '@contract/land/geodata/contract.ts';
import { readDay } from '@contract/platform/dates/read-day.ts';
import { yup } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { DateField } from '../../forms/date-field.tsx';
import { RadioField } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { Button } from '../../ui/button.tsx';
import { ColumnMatching } from './column-matching.tsx';
import { geodataPageMessages as messages } from './messages.ts';
import { MissingSites } from './missing-sites.tsx';

const WAYS = ['none', 'all', 'some'] as const;
const schema = yup.object({
  way: yup.string().oneOf(WAYS).required(),
  on: yup
    .string()
    .trim()
    .default('')
    .when('way', {
      is: (way: string) => way !== 'none',
      then: (day) =>
        day
          .required(messages.endNeeded)
          .test('day', messages.notADay, (text) => readDay(text ?? '') !== undefined),
    }),
});

/** What a file would change, before anything is written: it is imported or discarded; sites that it lacks may end. */
export function PreviewDecision({ found }: { found: GeodataImport }) {
  const { id, summary } = found;
  const form = useDraftForm({
    formName: `geodata-preview-${id}`,
    schema,
    defaults: { way: 'none' as const, on: '' },
  });
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const [unticked, setUnticked] = useState(false);
  const confirm = useAction(confirmImport, {
    failure: messages.failed,
    onDone: () => form.sent(),
  });
  const discard = useAction(discardImport, {
    failure: messages.discardFailed,
    onDone: () => form.sent(),
  });
  const way = form.watch('way');
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div role="status">
        <chakra.p textStyle="headingSm">{messages.previewed(summary)}</chakra.p>
        <chakra.p color="fg.muted">{messages.nothingWritten}</chakra.p>
      </chakra.div>
      <ColumnMatching found={found} />
      <Form
        form={form}
        serverFields={confirm.fields}
        submit={messages.import}
        onSubmit={async (given) => {
          const some = given.way === 'some';
          setUnticked(some && ended.size === 0);
          if (some && ended.size === 0) return;
          const on = readDay(given.on) ?? '';
          const references = some ? { references: [...ended] } : {};
          await confirm.run({
            id,
            ...(given.way === 'none' ? {} : { ending: { on, ...references } }),
          });
        }}
        beside={
          <Button variant="outline" busy={discard.running} onClick={() => void discard.run({ id })}>
            {messages.discard}
          </Button>
        }
      >
        {summary.missing > 0 && (
          <RadioField
            name="way"
            label={messages.missing(summary.missing)}
            choices={WAYS.map((value) => ({ value, label: messages.ways[value] }))}
          />
        )}
        {way !== 'none' && (
          <DateField name="on" label={messages.endedOn} hint={messages.endedHint} />
        )}
        {way === 'some' && (
          <MissingSites
            importId={id}
            ticked={ended}
            onTick={setEnded}
            error={unticked && ended.size === 0 ? messages.tickSome : undefined}
          />
        )}
      </Form>
    </chakra.div>
  );
}
