import { updatePublicVisibility } from '@calls/land/ground/sites/edit-schema.ts';
import type { ScenarioRecord } from '@contract/land/ground/scenarios/scenario.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { chakra } from '@chakra-ui/react';
import { Globe, GlobeLock, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Permitted } from '../../session/access.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Question } from '../../ui/question.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { showToast } from '../../ui/toast-store.ts';
import { scenarioLabel } from '../ground/sites/chosen-scenarios.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { scenarioPanelMessages as messages } from './messages.ts';
import { DeleteScenario, RenameScenario } from './scenario-dialogs.tsx';
import { useScenarioChoice } from './use-scenario-choice.ts';

/** A scenario: a press shows it; those who may can rename it, delete it and make it public. */
export function ScenarioRow({ record }: { record: ScenarioRecord }) {
  const { scenario, can } = useSite();
  const choose = useScenarioChoice();
  const [asking, setAsking] = useState<'rename' | 'delete'>();
  const { scenarioName, isPublic } = record;
  const name = scenarioLabel(scenarioName);
  const own = scenarioName !== BASE;
  const close = () => setAsking(undefined);
  return (
    <Line>
      <Button
        size="sm"
        variant="plain"
        aria-label={messages.open(name)}
        aria-current={scenarioName === scenario || undefined}
        onClick={() => choose(scenarioName)}
        css={{
          flexShrink: 1,
          minW: 0,
          overflowWrap: 'anywhere',
          whiteSpace: 'normal',
          h: 'auto',
          minH: '6',
        }}
      >
        {name}
      </Button>
      {scenarioName === scenario && <Badge kind="accent">{messages.shown}</Badge>}
      <Badge>{isPublic ? messages.isPublic : messages.notPublic}</Badge>
      <chakra.span flex="1" />
      {can.edit && <PublicSwitch record={record} name={name} />}
      {can.edit && own && (
        <>
          <IconButton
            size="sm"
            label={messages.renameOf(name)}
            icon={<Pencil size={16} />}
            onClick={() => setAsking('rename')}
          />
          <Permitted unit="sites" actions={['delete']}>
            <IconButton
              size="sm"
              label={messages.deleteOf(name)}
              icon={<Trash2 size={16} />}
              onClick={() => setAsking('delete')}
            />
          </Permitted>
        </>
      )}
      {asking === 'rename' && <RenameScenario name={scenarioName} close={close} />}
      {asking === 'delete' && <DeleteScenario name={scenarioName} close={close} />}
    </Line>
  );
}

function PublicSwitch({ record, name }: { record: ScenarioRecord; name: string }) {
  const { siteId } = useSite();
  const { scenarioName } = record;
  const on = record.isPublic ?? false;
  const [asking, setAsking] = useState(false);
  const { run, running } = useAction(updatePublicVisibility, {
    onDone: (_answer, { scenarios }) => {
      const now = scenarios[0]?.public_map_visibility ?? false;
      showToast({
        kind: 'success',
        title: now ? messages.nowPublic(name) : messages.nowNotPublic(name),
        action: { label: uiMessages.undo, run: () => void set(!now) },
      });
    },
  });
  const set = (visible: boolean) =>
    run({ siteId, scenarios: [{ scenarioName, public_map_visibility: visible }] });
  return (
    <>
      <IconButton
        size="sm"
        label={messages.makePublic(name)}
        aria-pressed={on}
        busy={running}
        icon={on ? <Globe size={16} /> : <GlobeLock size={16} />}
        onClick={() => (on ? void set(false) : setAsking(true))}
      />
      {asking && (
        <Question
          title={messages.publishTitle(name)}
          cancel={messages.cancel}
          confirm={messages.publish}
          busy={running}
          onConfirm={() => {
            setAsking(false);
            void set(true);
          }}
          onClose={() => setAsking(false)}
        >
          <p>{messages.publishText(name)}</p>
        </Question>
      )}
    </>
  );
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    py: '1',
    borderBottomWidth: '1px',
  },
});
