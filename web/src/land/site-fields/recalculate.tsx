import { runFieldFunction } from '@calls/land/site-functions/contract.ts';
import type { SiteFunctionName } from '@contract/council/ground/configs/types/site-function-names.ts';
import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Calculator } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAction } from '../../api/use-action.ts';
import { IconButton } from '../../ui/button.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import type { SiteCell } from './cell.ts';
import { siteFieldMessages as messages } from './messages.ts';
import { patchSite } from '../ground/sites/patch-site.ts';
import { controlHeight } from '../../ui/theme/recipes.ts';
import { whileSaving } from '../ground/sites/saved-changes.ts';
import { useUndo } from '../ground/sites/use-undo.ts';

/** A value calculated by a function of the server, with the button that runs it. */
export function Recalculate({ cell, children }: { cell: SiteCell; children: ReactNode }) {
  const { siteId, scenario } = useSite();
  const queries = useQueryClient();
  const { offer } = useUndo();
  const { run, running } = useAction(runFieldFunction, {
    failure: messages.recalculateFailed,
    onDone: (changed) => {
      patchSite(queries, changed);
      offer(cell.label, messages.recalculated(cell.label), changed);
    },
  });
  const functionName = cell.functionName as SiteFunctionName;
  return (
    <chakra.div display="flex" alignItems="start" gap="1">
      <chakra.div flex="1" minW="0">
        {children}
      </chakra.div>
      <IconButton
        label={messages.recalculate(cell.label)}
        icon={<Calculator size={16} />}
        busy={running}
        h={controlHeight}
        minW={controlHeight}
        onClick={() => void whileSaving(siteId, run({ siteId, scenario, functionName }))}
        data-screen-only
      />
    </chakra.div>
  );
}
