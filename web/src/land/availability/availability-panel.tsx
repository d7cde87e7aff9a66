import { getCfsForm, getSuggestionForm } from '@calls/land/availability/contract.ts';
import { availabilityMessages as words } from '@contract/land/availability/messages.ts';
import type { Answers, FormKind } from '@contract/land/availability/contract.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useFlag } from '../../session/tenant.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { AnswersDrawer } from './answers-drawer.tsx';
import { formOf } from './answers-form.ts';
import { availabilityPanelMessages as messages } from './messages.ts';

/** The site's availability: one of each form that the council has switched on. */
export default function AvailabilityPanel() {
  const cfs = useFlag('call-for-sites questionnaire');
  const suggestion = useFlag('site view availability tab suggestion form');
  return (
    <>
      {cfs && <FormSection kind="cfs" />}
      {suggestion && <FormSection kind="site-suggestion" />}
    </>
  );
}

function FormSection({ kind }: { kind: FormKind }) {
  const { siteId, can } = useSite();
  const [open, setOpen] = useState(false);
  const contract = kind === 'cfs' ? getCfsForm : getSuggestionForm;
  const asked = useEndpoint(contract, { siteId });
  const filled = ({ form }: OutputOf<typeof contract>) => (
    <chakra.section _notLast={{ mb: '5' }} aria-label={words.form[kind]}>
      <chakra.div display="flex" alignItems="center" minH="7" gap="2" mb="2">
        <chakra.h3 flex="1" fontWeight="semibold">
          {words.form[kind]}
        </chakra.h3>
        {can.edit && (
          <Button
            variant="ghost"
            size="sm"
            data-adds
            aria-label={`${form ? messages.change : messages.fill}: ${words.form[kind]}`}
            onClick={() => setOpen(true)}
          >
            {form ? messages.change : messages.fill}
          </Button>
        )}
      </chakra.div>
      {form ? (
        <>
          <AnswerList answers={form.answers} />
          <chakra.p mt="2" textStyle="small" color="fg.muted">
            {messages.by(form.user_name)}, {exactTime(new Date(form.updated_at))}
          </chakra.p>
        </>
      ) : (
        <chakra.p color="fg.muted">{messages.empty}</chakra.p>
      )}
      {open && <AnswersDrawer kind={kind} filled={form} close={() => setOpen(false)} />}
    </chakra.section>
  );
  return (
    <Loaded query={asked} skeleton={<SkeletonLines lines={3} />} failed={messages.failed}>
      {filled}
    </Loaded>
  );
}

function AnswerList({ answers }: { answers: Answers }) {
  const typed = formOf(answers);
  const fields = Object.keys(words.fields) as (keyof Answers)[];
  return (
    <dl>
      {fields
        .filter((field) => typed[field] !== '')
        .map((field) => (
          <Line key={field}>
            <dt>{words.fields[field]}</dt>
            <dd>{typed[field]}</dd>
          </Line>
        ))}
    </dl>
  );
}

const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    gap: '3',
    py: '1',
    borderBottomWidth: '1px',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
});
