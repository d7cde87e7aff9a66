import { chakra } from '@chakra-ui/react';
import { Save } from 'lucide-react';
import { ownChangesShown } from '../../api/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { boundaryPanelMessages as messages } from './messages.ts';
import { BoundaryRefusal } from './refusal.tsx';
import type { SaveAction } from './use-save-boundary.ts';

interface SaveRefusalProps {
  save: SaveAction;
  send: (over?: number) => Promise<void>;
  end: () => void;
}

/** Why the boundary was not saved; where somebody else was faster, a choice between theirs and one's own. */
export function SaveRefusal({ save, send, end }: SaveRefusalProps) {
  const { error, fields, running } = save;
  if (error?.code !== 'changed-meanwhile')
    return (
      <BoundaryRefusal>
        {error ? `${messages.saveFailed}. ${Object.values(fields)[0] ?? error.message}` : undefined}
      </BoundaryRefusal>
    );
  return (
    <>
      <BoundaryRefusal>{messages.changedMeanwhile}</BoundaryRefusal>
      <chakra.div display="flex" gap="2">
        <Button onClick={() => void send(Number(fields['row_version']))} busy={running}>
          {messages.saveMine}
        </Button>
        <Button variant="outline" onClick={() => void ownChangesShown().then(end)}>
          {messages.takeTheirs}
        </Button>
      </chakra.div>
    </>
  );
}

interface SaveButtonProps {
  disabled: boolean;
  busy: boolean;
  send: () => Promise<void>;
  leave: () => void;
}

/** Saves the boundary, or leaves it. */
export const SaveButton = ({ disabled, busy, send, leave }: SaveButtonProps) => (
  <chakra.div display="flex" flexWrap="wrap" gap="2">
    <Button icon={<Save size={16} />} disabled={disabled} busy={busy} onClick={() => void send()}>
      {messages.save}
    </Button>
    <Button variant="outline" onClick={leave}>
      {messages.cancel}
    </Button>
  </chakra.div>
);
