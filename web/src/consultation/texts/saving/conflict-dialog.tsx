import type { TextDocument } from '@contract/consultation/ground/texts/text-nodes.ts';
import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Differences } from '../versions/differences.tsx';
import { savingMessages as messages } from './messages.ts';

interface ConflictDialogProps {
  mine: TextDocument;
  theirs: TextDocument;
  by: string;
  keepMine: () => void;
  takeTheirs: () => void;
  merge: () => void;
  close: () => void;
}

/** Two officers have changed a text: both versions with what differs, and which of them goes on. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { mine, theirs, by } = props;
  return (
    <Dialog
      title={messages.conflictTitle}
      width={960}
      onClose={props.close}
      footer={
        <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="flex-end">
          <Button variant="outline" onClick={props.takeTheirs}>
            {messages.takeTheirs}
          </Button>
          <Button variant="outline" title={messages.keepMineHint} onClick={props.keepMine}>
            {messages.keepMine}
          </Button>
          <Button title={messages.mergeHint} onClick={props.merge}>
            {messages.merge}
          </Button>
        </chakra.div>
      }
    >
      <chakra.p mb="4">{messages.conflictText(by)}</chakra.p>
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <Version title={messages.theirs(by)}>
          <Differences before={mine} after={theirs} shown="after" label={messages.theirs(by)} />
        </Version>
        <Version title={messages.mine}>
          <Differences before={theirs} after={mine} shown="after" label={messages.mine} />
        </Version>
      </chakra.div>
    </Dialog>
  );
}

const Version = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section>
    <chakra.h3 fontWeight="semibold" mb="1">
      {title}
    </chakra.h3>
    {children}
  </section>
);
