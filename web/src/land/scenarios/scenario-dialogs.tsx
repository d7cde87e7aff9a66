import { createScenario, deleteScenario, updateScenario } from '@calls/land/scenarios/contract.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { chakra } from '@chakra-ui/react';
import { useAction } from '../../api/use-action.ts';
import { useKeptText } from '../../forms/use-kept-text.ts';
import { Question } from '../../ui/question.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { scenarioPanelMessages as messages } from './messages.ts';
import { ScenarioNameDialog } from './name-dialog.tsx';
import { useScenarioChoice } from './use-scenario-choice.ts';

/** Creates a scenario of the site and shows it. */
export function CreateScenario({ close }: { close: () => void }) {
  const { siteId } = useSite();
  const choose = useScenarioChoice();
  const name = useKeptText('new scenario');
  const { run, running, error, fields } = useAction(createScenario, {
    failure: false,
    onDone: (_answer, { scenarioName }) => {
      showToast({ kind: 'success', title: messages.created(scenarioName) });
      name.forget();
      close();
      choose(scenarioName);
    },
  });
  return (
    <ScenarioNameDialog
      title={messages.create}
      submit={messages.createButton}
      name={name}
      withPublic
      busy={running}
      problem={error ? (fields['scenarioName'] ?? error.message) : undefined}
      send={(scenarioName, isPublic) => void run({ siteId, scenarioName, isPublic })}
      close={close}
    />
  );
}

/** Renames a scenario. */
export function RenameScenario({ name, close }: { name: string; close: () => void }) {
  const { siteId, scenario } = useSite();
  const choose = useScenarioChoice();
  const typed = useKeptText(`name of scenario ${name}`, name);
  const { run, running, error, fields } = useAction(updateScenario, {
    failure: false,
    onDone: (_answer, { newName }) => {
      showToast({ kind: 'success', title: messages.renamed(newName ?? name) });
      typed.forget();
      close();
      if (scenario === name && newName) choose(newName);
    },
  });
  return (
    <ScenarioNameDialog
      title={messages.renameOf(name)}
      submit={messages.saveName}
      name={typed}
      busy={running}
      problem={error ? (fields['newName'] ?? fields['scenarioName'] ?? error.message) : undefined}
      send={(newName) =>
        newName === name ? close() : void run({ siteId, scenarioName: name, newName })
      }
      close={close}
    />
  );
}

/** Asks before a scenario is deleted, which cannot be undone. */
export function DeleteScenario({ name, close }: { name: string; close: () => void }) {
  const { siteId, scenario } = useSite();
  const choose = useScenarioChoice();
  const { run, running, error } = useAction(deleteScenario, {
    failure: false,
    onDone: () => {
      showToast({ kind: 'success', title: messages.deleted(name) });
      close();
      if (scenario === name) choose(BASE);
    },
  });
  return (
    <Question
      title={messages.deleteOf(name)}
      cancel={messages.cancel}
      confirm={messages.deleteButton}
      danger
      busy={running}
      onConfirm={() => void run({ siteId, scenarioName: name })}
      onClose={close}
    >
      <p>{messages.deleteWarning}</p>
      {error && (
        <chakra.p role="alert" mt="2" color="fg.error">
          {error.message}
        </chakra.p>
      )}
    </Question>
  );
}
