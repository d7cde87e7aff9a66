import {
  getConsultationUserMeta,
  putEmployers,
  putTypes,
} from '@calls/council/users/contract/consultation-meta.ts';
import { chakra } from '@chakra-ui/react';
import { userTypes } from '@contract/council/ground/people/person.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { type ReactNode, useId, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { renewSession } from '../../../session/user.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { meansMessages as messages } from './account-messages.ts';
import { ClientList } from './client-list.tsx';
import { NamedRow, NameList } from './name-list.tsx';
import { NewName } from './new-name.tsx';
import { ResidentPage } from './resident-page.tsx';

type Means = OutputOf<typeof getConsultationUserMeta>;

/** For whom somebody answers: themselves, organisations, clients. */
export default function MyClientsPage() {
  const asked = useEndpoint(getConsultationUserMeta);
  return (
    <ResidentPage title={messages.clients}>
      {(_user, documentId) => (
        <Loaded query={asked} failed={messages.loadFailed} skeleton={<SkeletonLines lines={6} />}>
          {(means) => (
            <chakra.div display="grid" gap="8" textStyle="public">
              <Types types={means.types} />
              {means.types.includes('organisation') || means.employers.length > 0 ? (
                <Employers employers={means.employers} />
              ) : null}
              <Part title={messages.clientsTitle} hint={messages.clientsHint}>
                {means.types.includes('agent') || means.clientDetails.length > 0 ? (
                  <ClientList
                    documentId={documentId}
                    clients={means.clientDetails}
                    isAgent={means.types.includes('agent')}
                  />
                ) : (
                  <p>{messages.clientsLater}</p>
                )}
              </Part>
            </chakra.div>
          )}
        </Loaded>
      )}
    </ResidentPage>
  );
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="3">
      <chakra.h2 id={id} textStyle="headingMd">
        {title}
      </chakra.h2>
      {hint && <chakra.p color="fg.muted">{hint}</chakra.p>}
      {children}
    </chakra.section>
  );
}

/** Several may be true of one person. */
function Types({ types }: Pick<Means, 'types'>) {
  const id = useId();
  const [chosen, setChosen] = useState(types);
  const [words, setWords] = useState('');
  const { run, running } = useAction(putTypes, { failure: messages.saveFailed });
  const toggle = (type: (typeof userTypes)[number]) => {
    setWords('');
    setChosen(userTypes.filter((each) => chosen.includes(each) !== (each === type)));
  };
  const save = async () => {
    if (!(await run({ types: chosen }))) return;
    setWords(messages.typesSaved);
    // Headers ask who is signed in, and offer agents their clients.
    await renewSession();
  };
  return (
    <chakra.fieldset aria-describedby={`${id}-hint`} display="grid" gap="2">
      <chakra.legend textStyle="headingMd">{messages.types}</chakra.legend>
      <chakra.p id={`${id}-hint`} color="fg.muted">
        {messages.typesHint}
      </chakra.p>
      {userTypes.map((type) => (
        <chakra.label key={type} display="flex" gap="3" alignItems="center" minH="11">
          <chakra.input
            type="checkbox"
            w="5"
            h="5"
            accentColor="var(--accent-solid)"
            checked={chosen.includes(type)}
            onChange={() => toggle(type)}
          />
          {messages.typeNames[type]}
        </chakra.label>
      ))}
      <chakra.div display="flex" alignItems="center" gap="3">
        <Button size="lg" busy={running} onClick={() => void save()}>
          {messages.saveTypes}
        </Button>
        <span role="status">{words}</span>
      </chakra.div>
    </chakra.fieldset>
  );
}

function Employers({ employers }: Pick<Means, 'employers'>) {
  const [words, setWords] = useState('');
  const { run, running } = useAction(putEmployers, { failure: messages.saveFailed });
  const keep = async (next: string[], told: string) => {
    const kept = await run({ employers: next });
    if (kept) setWords(told);
    return kept !== undefined;
  };
  return (
    <Part title={messages.employers}>
      <NameList empty={messages.noEmployers} isEmpty={employers.length === 0}>
        {employers.map((each, at) => (
          <NamedRow key={each} name={each}>
            <Button
              size="lg"
              variant="ghost"
              busy={running}
              aria-label={messages.removeOf(each)}
              onClick={() => void keep(employers.toSpliced(at, 1), messages.removed(each))}
            >
              {messages.remove}
            </Button>
          </NamedRow>
        ))}
      </NameList>
      <NewName
        formName="employer"
        label={messages.newEmployer}
        submit={messages.addEmployer}
        taken={employers}
        onAdd={(name) => keep([...employers, name], messages.added(name))}
      />
      <span role="status">{words}</span>
    </Part>
  );
}
