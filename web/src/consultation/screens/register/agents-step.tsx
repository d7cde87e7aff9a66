import { getContactTable } from '@calls/consultation/contacts/contract.ts';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { StepAt } from '../../../forms/flow/flow.ts';
import { flowMessages } from '../../../forms/flow/messages.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ContactDrawer } from '../../contacts/contact-drawer.tsx';
import { type Picked, RecordPicker } from '../../ground/people/record-picker.tsx';
import { representationPanelMessages as messages } from '../../representations/messages.ts';
import type { Registration } from './registration.ts';

const ABOUT = ['organisation', 'email'];

/** Who acted for the representee, if anybody did. */
export function AgentsStep({ state, next, back, isLast }: StepAt<Registration>) {
  const id = useId();
  const [agents, setAgents] = useState(state.agents);
  const [primary, setPrimary] = useState(state.primary);
  const [adding, setAdding] = useState(false);
  const gathered = { agents, primary };
  const add = (picked: Picked | undefined) => {
    if (!picked || agents.some((agent) => agent.id === picked.id)) return;
    setAgents([...agents, picked]);
    setPrimary(primary ?? picked.id);
  };
  const remove = (agent: Picked) => {
    const rest = agents.filter((each) => each.id !== agent.id);
    setAgents(rest);
    if (primary === agent.id) setPrimary(rest[0]?.id);
  };
  return (
    <>
      <chakra.form
        display="grid"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          void next(gathered);
        }}
      >
        <div>
          <chakra.label htmlFor={id} fontWeight="medium">
            {messages.addAgent}
          </chakra.label>
          <chakra.p color="fg.muted">{messages.agentHint}</chakra.p>
          <RecordPicker
            id={id}
            label={messages.addAgent}
            table={getContactTable}
            about={ABOUT}
            picked={undefined}
            pick={add}
          />
          <Button variant="ghost" mt="2" onClick={() => setAdding(true)}>
            {messages.newContact}
          </Button>
        </div>
        {agents.length > 0 && (
          <fieldset>
            <chakra.legend fontWeight="medium">{messages.primaryAgent}</chakra.legend>
            {agents.map((agent) => (
              <chakra.div key={agent.id} display="flex" alignItems="center" gap="2">
                <chakra.label flex="1" display="flex" gap="2" alignItems="center" minH="9">
                  <input
                    type="radio"
                    name="primary"
                    checked={primary === agent.id}
                    onChange={() => setPrimary(agent.id)}
                  />
                  {agent.name}
                </chakra.label>
                <IconButton
                  label={messages.removeAgent(agent.name)}
                  icon={<X size={16} />}
                  onClick={() => remove(agent)}
                />
              </chakra.div>
            ))}
          </fieldset>
        )}
        <chakra.div display="flex" gap="3">
          <Button type="submit">{isLast ? flowMessages.save : flowMessages.next}</Button>
          {back && (
            <Button variant="ghost" onClick={() => back(gathered)}>
              {flowMessages.back}
            </Button>
          )}
        </chakra.div>
      </chakra.form>
      {/* A form of its own, so not within this one. */}
      {adding && <ContactDrawer contact={undefined} onAdded={add} close={() => setAdding(false)} />}
    </>
  );
}
