import { MAX_PAGE } from '@contract/platform/max-page.ts';
import { listDeliveries } from '@calls/consultation/responses/contract.ts';
import { deliveryStates } from '@contract/consultation/ground/responses/response-schema.ts';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Drawer } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { responsePanelMessages as messages } from './messages.ts';

const STATES = deliveryStates.filter((state) => state !== 'Sending');

/** The mails and letters of all responses by what became of them: those that wait are printed together. */
export function DeliveryDrawer({ close }: { close: () => void }) {
  const [state, setState] = useState<(typeof STATES)[number]>('Queued');
  const query = useEndpoint(listDeliveries, { state, limit: MAX_PAGE });
  return (
    <Drawer title={messages.deliveries} width={480} onClose={close}>
      <Tabs
        label={messages.state}
        look="buttons"
        tabs={STATES.map((name) => ({ name, label: messages.states[name] }))}
        shown={state}
        choose={setState}
      />
      <Loaded
        query={query}
        skeleton={<SkeletonLines lines={6} />}
        failed={messages.deliveriesFailed}
        isEmpty={({ deliveries }) => deliveries.length === 0}
        empty={<Empty kind="nothing" title={messages.noDeliveries} />}
      >
        {({ deliveries }) => <DeliveryList deliveries={deliveries} />}
      </Loaded>
    </Drawer>
  );
}
