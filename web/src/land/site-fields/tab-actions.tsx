import { runTabAction } from '@calls/land/site-functions/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Question } from '../../ui/question.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { siteFieldMessages as messages } from './messages.ts';
import { patchSite } from '../ground/sites/patch-site.ts';
import { controlHeight } from '../../ui/theme/recipes.ts';
import { whileSaving } from '../ground/sites/saved-changes.ts';
import { useUndo } from '../ground/sites/use-undo.ts';

/** The actions of a tab: each asks first, then runs a function of the server on the site. */
export function TabActions({ tabId, names }: { tabId: string; names: string[] }) {
  const [asked, setAsked] = useState<string>();
  const { siteId, scenario } = useSite();
  const queries = useQueryClient();
  const { offer } = useUndo();
  const { run, running, error, reset } = useAction(runTabAction, {
    failure: false,
    onDone: (changed, { actionName }) => {
      setAsked(undefined);
      patchSite(queries, changed);
      offer(actionName, messages.actionDone(actionName), changed);
    },
  });
  const close = () => {
    setAsked(undefined);
    reset();
  };
  return (
    <chakra.div role="group" aria-label={messages.actions} display="flex" flexWrap="wrap" gap="2">
      {names.map((name) => (
        <Button
          key={name}
          variant="outline"
          h="auto"
          minH={controlHeight}
          whiteSpace="normal"
          flexShrink={1}
          onClick={() => setAsked(name)}
          data-screen-only
        >
          {name}
        </Button>
      ))}
      {asked !== undefined && (
        <Question
          title={asked}
          cancel={messages.cancel}
          confirm={messages.runAction(asked)}
          busy={running}
          onConfirm={() =>
            void whileSaving(siteId, run({ siteId, scenario, tabId, actionName: asked }))
          }
          onClose={close}
        >
          <p>{messages.actionChanges}</p>
          {error && (
            <chakra.p role="alert" mt="2" color="fg.error">
              {Object.values(error.fields)[0] ?? error.message}
            </chakra.p>
          )}
        </Question>
      )}
    </chakra.div>
  );
}
