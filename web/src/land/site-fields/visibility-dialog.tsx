import { listScenarios } from '@calls/land/scenarios/contract.ts';
import { updatePublicVisibility } from '@calls/land/ground/sites/edit-schema.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { scenarioLabel } from '../ground/sites/chosen-scenarios.ts';
import { sharedSiteMessages } from '../ground/sites/messages.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { siteFieldMessages as messages } from './messages.ts';

/** Which of a site's scenarios the public map shows. */
export function VisibilityDialog({ label, close }: { label: string; close: () => void }) {
  const { siteId } = useSite();
  const asked = useEndpoint(listScenarios, { siteId });
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const action = useAction(updatePublicVisibility, {
    failure: false,
    onDone: () => {
      showToast({ kind: 'success', title: messages.visibilitySaved });
      close();
    },
  });
  const set = (name: string, on: boolean, before: boolean) => {
    const next = new Map(changed);
    if (on === before) next.delete(name);
    else next.set(name, on);
    setChanged(next);
  };
  const save = () => {
    const scenarios = [...changed].map(([scenarioName, on]) => ({
      scenarioName,
      public_map_visibility: on,
    }));
    void action.run({ siteId, scenarios });
  };
  return (
    <Dialog
      title={label}
      width={360}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {messages.cancel}
          </Button>
          <Button busy={action.running} disabled={changed.size === 0} onClick={save}>
            {messages.saveVisibility}
          </Button>
        </>
      }
    >
      <chakra.p mb="2">{messages.visibilityHint}</chakra.p>
      <Loaded
        query={asked}
        skeleton={<SkeletonLines lines={2} />}
        failed={sharedSiteMessages.scenariosFailed}
      >
        {({ scenarios }) =>
          scenarios.map(({ scenarioName, isPublic }) => (
            <Choice key={scenarioName}>
              <input
                type="checkbox"
                checked={changed.get(scenarioName) ?? isPublic ?? false}
                onChange={({ target }) => set(scenarioName, target.checked, isPublic ?? false)}
              />
              {scenarioLabel(scenarioName)}
            </Choice>
          ))
        }
      </Loaded>
      {action.error && (
        <chakra.p role="alert" mt="2" color="fg.error">
          {action.error.message}
        </chakra.p>
      )}
    </Dialog>
  );
}

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& input': { w: '5', h: '5', flexShrink: 0, accentColor: 'var(--accent-solid)' },
  },
});
