import {
  addClient,
  removeClient,
  renameClient,
} from '@calls/council/users/contract/consultation-meta.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Question } from '../../../ui/question.tsx';
import { chooseClient, chosenClient } from '../chosen-client.ts';
import { meansMessages as messages } from './account-messages.ts';
import { NamedRow, NameList } from './name-list.tsx';
import { NewName } from './new-name.tsx';

interface Client {
  id: string;
  companyName: string;
}

/** An agent's clients: added, renamed, removed. Who is none any more keeps those there were. */
export function ClientList(props: {
  clients: readonly Client[];
  isAgent: boolean;
  documentId: number;
}) {
  const { clients, isAgent, documentId } = props;
  const [words, setWords] = useState('');
  const add = useAction(addClient, { failure: messages.saveFailed });
  return (
    // What was said of the one before would stand under the next.
    <chakra.div display="grid" gap="3" onInput={() => setWords('')}>
      <NameList empty={messages.noClients} isEmpty={clients.length === 0}>
        {clients.map((each) => (
          <ClientRow
            key={each.id}
            client={each}
            documentId={documentId}
            others={clients.filter(({ id }) => id !== each.id)}
            tell={setWords}
          />
        ))}
      </NameList>
      {isAgent ? (
        <NewName
          formName="client"
          label={messages.newClient}
          submit={messages.addClient}
          taken={clients.map(({ companyName }) => companyName)}
          onAdd={async (companyName) => {
            const added = await add.run({ companyName });
            if (added) setWords(messages.added(added.companyName));
            return added !== undefined;
          }}
        />
      ) : (
        <p>{messages.clientsLater}</p>
      )}
      <span role="status">{words}</span>
    </chakra.div>
  );
}

interface ClientRowProps {
  client: Client;
  documentId: number;
  others: readonly Client[];
  tell: (words: string) => void;
}

function ClientRow({ client: { id, companyName }, documentId, others, tell }: ClientRowProps) {
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'removing'>('nothing');
  const rename = useAction(renameClient, { failure: messages.saveFailed });
  const remove = useAction(removeClient, {
    failure: messages.saveFailed,
    onDone: () => {
      if (chosenClient() === id) chooseClient(null);
      tell(messages.removed(companyName));
    },
  });
  const rest = () => setDoing('nothing');
  if (doing === 'renaming')
    return (
      <chakra.li borderTopWidth="1px" py="3">
        <NewName
          formName={`client-${id}`}
          label={messages.newClient}
          submit={messages.save}
          begun={companyName}
          taken={others.map((each) => each.companyName)}
          onCancel={rest}
          onAdd={async (name) => {
            const renamed = await rename.run({ clientId: id, companyName: name });
            if (!renamed) return false;
            tell(messages.renamed(renamed.companyName));
            rest();
            return true;
          }}
        />
      </chakra.li>
    );
  return (
    <NamedRow name={companyName}>
      <ButtonLink
        size="lg"
        variant="ghost"
        to={`/p/document/${documentId}`}
        aria-label={messages.answerFor(companyName)}
        onClick={() => chooseClient(id)}
      >
        {messages.answer}
      </ButtonLink>
      <ButtonLink
        size="lg"
        variant="ghost"
        to={`/p/document/${documentId}/my-responses`}
        aria-label={messages.answersFor(companyName)}
        onClick={() => chooseClient(id)}
      >
        {messages.answers}
      </ButtonLink>
      <Button
        size="lg"
        variant="ghost"
        aria-label={messages.renameOf(companyName)}
        onClick={() => setDoing('renaming')}
      >
        {messages.rename}
      </Button>
      <Button
        size="lg"
        variant="ghost"
        aria-label={messages.removeOf(companyName)}
        onClick={() => setDoing('removing')}
      >
        {messages.remove}
      </Button>
      {doing === 'removing' && (
        <Question
          title={messages.removeClientTitle(companyName)}
          cancel={messages.cancel}
          confirm={messages.remove}
          danger
          busy={remove.running}
          onConfirm={() => void remove.run({ clientId: id }).finally(rest)}
          onClose={rest}
        >
          {messages.removeClientHint}
        </Question>
      )}
    </NamedRow>
  );
}
