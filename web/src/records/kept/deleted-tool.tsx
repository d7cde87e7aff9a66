import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { Permitted } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { DeletedDrawer } from './deleted-drawer.tsx';
import { keptPanelMessages as messages } from './messages.ts';
import type { KeptRemoval } from './use-kept-removal.tsx';

/** Opens what was deleted, for those who may restore it. */
export function DeletedTool({ of }: { of: KeptRemoval }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Permitted unit="representations" actions={['delete']}>
        <Button
          variant="ghost"
          size="sm"
          icon={<ArchiveRestore size={16} />}
          onClick={() => setOpen(true)}
        >
          {messages.deletedOnes}
        </Button>
      </Permitted>
      {open && <DeletedDrawer of={of} close={() => setOpen(false)} />}
    </>
  );
}
