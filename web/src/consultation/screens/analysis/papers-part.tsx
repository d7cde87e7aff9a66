import {
  examinationPack,
  representationForm,
  statutorySummary,
} from '@calls/consultation/analysis/contract/papers.ts';
import { listConsultations } from '@calls/consultation/consultations/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { SelectControl } from '../../../ui/control.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import { Invitations } from './invitations.tsx';
import { PaperLabel, PaperSection, SavePaper } from './paper-tools.tsx';
import { ReportList } from './report-list.tsx';

/** Papers that are made of representations: for the inspector, and for those who are asked. */
export default function PapersPart() {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxW="prose">
      <ReportList />
      <Summary />
      <Pack />
      <Form />
    </chakra.div>
  );
}

function Summary() {
  const [regime, setRegime] = useState<'2012' | '2026'>('2012');
  const { run, running } = useAction(statutorySummary, { failure: messages.paperFailed });
  const id = useId();
  return (
    <PaperSection title={messages.summary} hint={messages.summaryHint}>
      <div>
        <PaperLabel htmlFor={id}>{messages.regime}</PaperLabel>
        <SelectControl
          id={id}
          w={{ base: 'full', md: '72' }}
          value={regime}
          onChange={(event) => setRegime(event.target.value as '2012' | '2026')}
        >
          <option value="2012">{messages.regimes[2012]}</option>
          <option value="2026">{messages.regimes[2026]}</option>
        </SelectControl>
      </div>
      {regime === '2012' && <Invitations />}
      <SavePaper
        label={messages.saveSummary}
        busy={running}
        save={(format) => run({ regime, format })}
      />
    </PaperSection>
  );
}

function Pack() {
  const query = useEndpoint(listConsultations);
  const [chosen, setChosen] = useState('');
  const { run, running } = useAction(examinationPack, { failure: messages.paperFailed });
  const id = useId();
  return (
    <PaperSection title={messages.pack} hint={messages.packHint}>
      <Loaded
        query={query}
        failed={messages.consultationsFailed}
        skeleton={<SkeletonLines lines={2} />}
        isEmpty={({ consultations }) => consultations.length === 0}
        empty={<Empty kind="nothing" title={messages.noConsultations} />}
      >
        {({ consultations }) => {
          const consultationId = Number(chosen) || (consultations[0]?.id ?? 0);
          return (
            <>
              <div>
                <PaperLabel htmlFor={id}>{messages.consultation}</PaperLabel>
                <SelectControl
                  id={id}
                  w={{ base: 'full', md: '72' }}
                  value={consultationId}
                  onChange={(event) => setChosen(event.target.value)}
                >
                  {consultations.map((each) => (
                    <option key={each.id} value={each.id}>
                      {each.name}
                    </option>
                  ))}
                </SelectControl>
              </div>
              <SavePaper
                label={messages.savePack}
                busy={running}
                save={(format) => run({ consultationId, format })}
              />
            </>
          );
        }}
      </Loaded>
    </PaperSection>
  );
}

function Form() {
  const { run, running } = useAction(representationForm, { failure: messages.paperFailed });
  return (
    <PaperSection title={messages.form} hint={messages.formHint}>
      <SavePaper label={messages.saveForm} busy={running} save={(format) => run({ format })} />
    </PaperSection>
  );
}
