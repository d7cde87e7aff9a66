import { CountedControl } from '../../ui/counted.tsx';
import { MAX_SCENARIO_NAME_LENGTH } from '@contract/land/ground/scenarios/scenario-name-length.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeptText } from '../../forms/use-kept-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, firstInDialog } from '../../ui/dialog.tsx';
import { scenarioPanelMessages as messages } from './messages.ts';

interface NameDialogProps {
  title: string;
  submit: string;
  name: KeptText;
  /** Also asks whether it is public. */
  withPublic?: boolean;
  busy: boolean;
  /** The server's message. */
  problem: string | undefined;
  send: (name: string, isPublic: boolean) => void;
  close: () => void;
}

/** Asks for a scenario's name, with the server's message below it. */
export function ScenarioNameDialog(props: NameDialogProps) {
  const { title, submit, withPublic = false, busy, problem, send } = props;
  const name = props.name.text;
  const [isPublic, setPublic] = useState(false);
  const id = useId();
  const close = () => {
    props.name.forget();
    props.close();
  };
  return (
    <Dialog
      title={title}
      width={360}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={`${id}-form`} busy={busy} disabled={!name.trim()}>
            {submit}
          </Button>
        </>
      }
    >
      <chakra.form
        id={`${id}-form`}
        display="grid"
        gap="1"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() && !busy) send(name.trim(), isPublic);
        }}
      >
        <chakra.label htmlFor={id} fontWeight="medium">
          {messages.name}
        </chakra.label>
        <CountedControl
          id={id}
          ref={firstInDialog}
          autoComplete="off"
          most={MAX_SCENARIO_NAME_LENGTH}
          value={name}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={(event) => props.name.type(event.target.value)}
        />
        {problem !== undefined && (
          <chakra.p id={`${id}-problem`} role="alert" display="flex" gap="1.5" color="fg.error">
            <CircleAlert size={16} aria-hidden />
            {problem}
          </chakra.p>
        )}
        {withPublic && (
          <chakra.label display="flex" alignItems="center" gap="2" minH="8" cursor="pointer">
            <input
              type="checkbox"
              checked={isPublic}
              onChange={(event) => setPublic(event.target.checked)}
            />
            {messages.publicToo}
          </chakra.label>
        )}
      </chakra.form>
    </Dialog>
  );
}
