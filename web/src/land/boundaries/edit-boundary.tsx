import { getBoundaries } from '@calls/land/boundaries/contract.ts';
import { useState } from 'react';
import { ownChangesShown } from '../../api/query-client.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { GridAside } from '../../map/british-grid/grid-aside.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { AfterSaving, type SavedBoundary } from './after-saving.tsx';
import { Editing } from './editing-panel.tsx';
import type { EditBoundaryProps } from './editing.ts';
import { boundaryPanelMessages as messages } from './messages.ts';
import { useSaving } from './use-save-boundary.ts';

/** Edits a site's boundary in a panel beside the map that it is rendered in. */
export default function EditBoundary(props: EditBoundaryProps) {
  const { siteId, close } = props;
  // Outlives the editing, which starts anew when a refusal brings the other person's boundary.
  const save = useSaving();
  // Never cached: otherwise what is awaited below would not be requested.
  const fresh = { staleTime: 0 };
  const { data, error, refetch, isFetchedAfterMount } = useEndpoint(
    getBoundaries,
    { siteId },
    fresh,
  );
  const [asking, ask] = useState<SavedBoundary>();
  if (asking)
    return <AfterSaving saved={asking} close={() => void ownChangesShown().then(close)} />;
  if (data && isFetchedAfterMount)
    return <Editing key={data.current.row_version} known={data} ask={ask} save={save} {...props} />;
  return (
    <GridAside title={messages.tool} onClose={close}>
      <Loaded
        // What was fetched for an earlier edit does not count.
        query={{ data: undefined, error, refetch }}
        skeleton={<SkeletonLines lines={6} />}
        failed={messages.loadFailed}
      >
        {() => null}
      </Loaded>
    </GridAside>
  );
}
