import { listScenarios } from '@calls/land/scenarios/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Columns2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { PanelTools } from '../ground/sites/panel-tools.tsx';
import { sharedSiteMessages } from '../ground/sites/messages.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { scenarioPanelMessages as messages } from './messages.ts';
import { CreateScenario } from './scenario-dialogs.tsx';
import { ScenarioRow } from './scenario-row.tsx';

/** A site's scenarios: created, renamed, deleted, published and compared. */
export default function ScenariosPanel() {
  const { siteId, can, known } = useSite();
  const [asking, setAsking] = useState<'create' | 'compare'>();
  const asked = useEndpoint(listScenarios, { siteId }, { known: known?.scenarios });
  const close = () => setAsking(undefined);
  const shown = ({ scenarios }: OutputOf<typeof listScenarios>) => (
    <>
      <PanelTools>
        {scenarios.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Columns2 size={16} />}
            onClick={() => setAsking('compare')}
          >
            {messages.compare}
          </Button>
        )}
        {can.edit && (
          <Button
            size="sm"
            variant="ghost"
            data-adds
            icon={<Plus size={16} />}
            onClick={() => setAsking('create')}
          >
            {messages.create}
          </Button>
        )}
      </PanelTools>
      <ul>
        {scenarios.map((record) => (
          <ScenarioRow key={record.scenarioName} record={record} />
        ))}
      </ul>
      {scenarios.length === 1 && (
        <chakra.p mt="3" color="fg.muted">
          {messages.onlyBase}. {messages.what}
        </chakra.p>
      )}
      {asking === 'create' && <CreateScenario close={close} />}
      {asking === 'compare' && (
        <CompareDialog names={scenarios.map((each) => each.scenarioName)} close={close} />
      )}
    </>
  );
  return (
    <Loaded
      query={asked}
      skeleton={<SkeletonLines lines={3} />}
      failed={sharedSiteMessages.scenariosFailed}
    >
      {shown}
    </Loaded>
  );
}
