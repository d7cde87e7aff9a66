import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Permitted } from '../../../../session/access.tsx';
import { Button } from '../../../../ui/button.tsx';
import { usePointing } from '../../../ground/search/search-model.tsx';
import type { SiteCell } from '../../../site-fields/cell.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { bulkChangeMessages as messages } from './messages.ts';

/** Gives fields of the selected sites new values. */
export function ChangeTool({ cells }: { cells: ReadonlyMap<string, SiteCell> }) {
  const { ticked } = usePointing();
  // The sites selected when it was opened, whatever the page learns meanwhile.
  const [siteIds, setSiteIds] = useState<readonly number[]>();
  return (
    <>
      <Permitted unit="sites" actions={['write']}>
        <Button
          variant="outline"
          size="sm"
          icon={<PencilLine size={14} />}
          aria-haspopup="dialog"
          onClick={() => setSiteIds([...ticked].sort((a, b) => a - b))}
        >
          {messages.tool}
        </Button>
      </Permitted>
      {siteIds && (
        <ChangeDialog siteIds={siteIds} cells={cells} close={() => setSiteIds(undefined)} />
      )}
    </>
  );
}
