import type { OverlappingSite } from '@contract/land/ground/sites/overlapping-sites.ts';
import type { CustomShape } from '@contract/land/sites/contract.ts';
import { useState } from 'react';
import { useToolbox } from '../../map/toolbar/toolbox.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useCreateSite, useSayFailed, useShowNewSite } from './create-site.ts';
import { customSiteMessages as messages } from './messages.ts';
import { dropWork } from './site-work.ts';

/** A shape that was read, and whether it becomes a site. */
export interface ShapeChoice {
  shape: CustomShape;
  taken: boolean;
  name: string;
  /** Why the last attempt was refused. */
  problem?: string | undefined;
  /** The resulting site, once created. */
  siteId?: number;
}

/** Creates a site of each shape that is taken, one after another; `put` tells each shape what became of it. */
export function useCreateChosen(
  choices: readonly ShapeChoice[],
  put: (index: number, change: Partial<ShapeChoice>) => void,
) {
  const [working, setWorking] = useState(false);
  const { finish } = useToolbox();
  const create = useCreateSite();
  const sayFailed = useSayFailed();
  const showNewSite = useShowNewSite();
  const createAll = async () => {
    setWorking(true);
    const created: { siteId: number; overlaps: OverlappingSite[] }[] = [];
    const problems: { problem: string; field?: 'name' }[] = [];
    for (const [index, choice] of choices.entries()) {
      if (!choice.taken || choice.siteId !== undefined) continue;
      const result = await create({
        name: choice.name,
        geometry: choice.shape.geometry,
        source: 'imported',
      });
      if (result.siteId !== undefined) {
        created.push(result);
        put(index, { siteId: result.siteId, taken: false, problem: undefined });
      } else {
        problems.push(result);
        put(index, { problem: result.problem });
      }
    }
    setWorking(false);
    if (problems[0] !== undefined) {
      // How many succeeded and how many did not; each shape says why.
      if (created.length > 0)
        showToast({
          kind: 'warning',
          title: messages.notCreated(problems.length),
          text: messages.createdSome(created.length),
        });
      else if (problems[0].field === undefined) sayFailed(problems[0].problem);
      return;
    }
    dropWork();
    finish();
    if (created.length > 1)
      showToast({ kind: 'success', title: messages.createdSome(created.length) });
    const overlaps = created.flatMap((site) => site.overlaps);
    if (created[0] !== undefined) void showNewSite(created[0].siteId, overlaps);
  };
  return { working, createAll };
}
