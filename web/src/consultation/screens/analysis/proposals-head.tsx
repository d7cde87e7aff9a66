import { listConsultations } from '@calls/consultation/consultations/contract.ts';
import { invokeFunction } from '@calls/land/function-calls/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Permitted } from '../../../session/access.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectControl } from '../../../ui/control.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';

interface ProposalsProps {
  /** The function of the server that makes the proposals, and its button. */
  find: 'findCampaigns' | 'findThemes';
  label: string;
  children: (consultationId: number) => ReactNode;
}

/** What the product proposes of one consultation, which the address names. */
export function Proposals({ find, label, children }: ProposalsProps) {
  const query = useEndpoint(listConsultations);
  const [params, setParams] = useSearchParams();
  const { run, running } = useAction(invokeFunction, { failure: messages.startFailed });
  const id = useId();
  const choose = (event: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('event', event);
        return after;
      },
      { replace: true },
    );
  const start = async (consultationId: number) => {
    const answer = await run({ name: find, arguments: { consultationId } });
    if (answer) showToast({ kind: 'info', title: messages.started });
  };
  return (
    <Loaded
      query={query}
      failed={messages.consultationsFailed}
      skeleton={<SkeletonLines lines={3} />}
      isEmpty={({ consultations }) => consultations.length === 0}
      empty={<Empty kind="nothing" title={messages.noConsultations} />}
    >
      {({ consultations }) => {
        const chosen =
          consultations.find((each) => String(each.id) === params.get('event')) ??
          consultations.find(({ representations }) => representations > 0) ??
          consultations[0];
        if (!chosen) return null;
        return (
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
            <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="flex-end">
              <chakra.div minW="0" flex={{ base: '1 1 100%', md: 'none' }}>
                <chakra.label
                  htmlFor={id}
                  display="block"
                  textStyle="small"
                  color="fg.muted"
                  mb="1"
                >
                  {messages.consultation}
                </chakra.label>
                <SelectControl
                  id={id}
                  w={{ base: 'full', md: '72' }}
                  value={chosen.id}
                  onChange={(event) => choose(event.target.value)}
                >
                  {consultations.map((each) => (
                    <option key={each.id} value={each.id}>
                      {each.name}
                    </option>
                  ))}
                </SelectControl>
              </chakra.div>
              <Permitted unit="representations" actions={['write']}>
                <Button
                  variant="outline"
                  icon={<Sparkles size={16} />}
                  busy={running}
                  onClick={() => void start(chosen.id)}
                >
                  {label}
                </Button>
              </Permitted>
            </chakra.div>
            {children(chosen.id)}
          </chakra.div>
        );
      }}
    </Loaded>
  );
}
