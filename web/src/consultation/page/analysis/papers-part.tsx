import {
  examinationPack,
  representationForm,
  statutorySummary,
} from '@calls/consultation/analysis/contract/papers.ts';
import { listConsultations } from '@calls/consultation/consultations/contract.ts';
import { chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { SelectControl, TextControl } from '../../../ui/control.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { MenuButton } from '../../../ui/menu.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';

type Format = 'docx' | 'pdf';

/** Papers that are made of representations: for the inspector, and for those who are asked. */
export default function PapersPart() {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxW="prose">
      <Summary />
      <Pack />
      <Form />
    </chakra.div>
  );
}

function Summary() {
  const [invited, setInvited] = useState('');
  const [how, setHow] = useState('');
  const [regime, setRegime] = useState<'2012' | '2026'>('2012');
  const { run, running } = useAction(statutorySummary, { failure: messages.paperFailed });
  const id = useId();
  return (
    <Section title={messages.summary} hint={messages.summaryHint}>
      <div>
        <Label htmlFor={`${id}-regime`}>{messages.regime}</Label>
        <SelectControl
          id={`${id}-regime`}
          w={{ base: 'full', md: '72' }}
          value={regime}
          onChange={(event) => setRegime(event.target.value as '2012' | '2026')}
        >
          <option value="2012">{messages.regimes[2012]}</option>
          <option value="2026">{messages.regimes[2026]}</option>
        </SelectControl>
      </div>
      {regime === '2012' && (
        <>
          <Writing id={`${id}-invited`} label={messages.invited} value={invited} set={setInvited} />
          <Writing id={`${id}-how`} label={messages.how} value={how} set={setHow} />
        </>
      )}
      <Save
        label={messages.saveSummary}
        busy={running}
        save={async (format) => keep(await run({ regime, format, invited, how }))}
      />
    </Section>
  );
}

function Pack() {
  const query = useEndpoint(listConsultations);
  const [chosen, setChosen] = useState('');
  const { run, running } = useAction(examinationPack, { failure: messages.paperFailed });
  const id = useId();
  return (
    <Section title={messages.pack} hint={messages.packHint}>
      <Loaded
        query={query}
        failed={messages.consultationsFailed}
        skeleton={<SkeletonLines lines={2} />}
      >
        {({ consultations }) => (
          <>
            <div>
              <Label htmlFor={id}>{messages.consultation}</Label>
              <SelectControl
                id={id}
                w={{ base: 'full', md: '72' }}
                value={chosen || (consultations[0]?.id ?? '')}
                onChange={(event) => setChosen(event.target.value)}
              >
                {consultations.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </SelectControl>
            </div>
            {consultations[0] && (
              <Save
                label={messages.savePack}
                busy={running}
                save={async (format) =>
                  keep(
                    await run({
                      consultationId: Number(chosen) || (consultations[0]?.id ?? 0),
                      format,
                    }),
                  )
                }
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Form() {
  const { run, running } = useAction(representationForm, { failure: messages.paperFailed });
  return (
    <Section title={messages.form} hint={messages.formHint}>
      <Save
        label={messages.saveForm}
        busy={running}
        save={async (format) => keep(await run({ format }))}
      />
    </Section>
  );
}

function keep(answer: unknown): void {
  if (answer instanceof File) saveFile(answer, answer.name);
}

interface SaveProps {
  label: string;
  busy: boolean;
  save: (format: Format) => Promise<void>;
}

const Save = ({ label, busy, save }: SaveProps) => (
  <div>
    <MenuButton
      variant="outline"
      label={label}
      icon={<FileText size={16} />}
      busy={busy}
      entries={[
        { label: messages.asWord, onChoose: () => void save('docx') },
        { label: messages.asPdf, onChoose: () => void save('pdf') },
      ]}
    >
      {label}
    </MenuButton>
  </div>
);

const Section = ({
  title,
  hint,
  children,
}: {
  title: string;
  hint: string;
  children: ReactNode;
}) => (
  <chakra.section display="grid" gap="3">
    <chakra.h2 textStyle="headingSm">{title}</chakra.h2>
    <chakra.p color="fg.muted">{hint}</chakra.p>
    {children}
  </chakra.section>
);

interface WritingProps {
  id: string;
  label: string;
  value: string;
  set: (text: string) => void;
}

const Writing = ({ id, label, value, set }: WritingProps) => (
  <div>
    <Label htmlFor={id}>{label}</Label>
    <TextControl
      id={id}
      rows={3}
      w="full"
      maxLength={20_000}
      value={value}
      onChange={(event) => set(event.target.value)}
    />
  </div>
);

const Label = chakra('label', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted', mb: '1' },
});
