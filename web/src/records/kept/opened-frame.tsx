import type { ReactNode } from 'react';
import { useAccess } from '../../session/access.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Failed } from '../../ui/empty.tsx';

interface OpenedFrameProps<Data> {
  title: string;
  /** What was fetched of the record. */
  fetched: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  failure: string;
  close: () => void;
  /** The drawer in which it is changed. */
  renderChanging: (data: Data) => ReactNode;
  /** What those see who may only read. */
  renderReading: (data: Data) => ReactNode;
}

/** A record of the table in a drawer: to change for those who may, to read for others; waiting and failing alike. */
export function OpenedFrame<Data>(props: OpenedFrameProps<Data>) {
  const { data, error, refetch } = props.fetched;
  const { allowed } = useAccess('representations', 'write');
  if (data && allowed) return props.renderChanging(data);
  return (
    <Drawer title={props.title} onClose={props.close} reading>
      {data && allowed === false && props.renderReading(data)}
      {!data && error && (
        <Failed title={props.failure} error={error} retry={() => void refetch()} />
      )}
      {(allowed === undefined || (!data && !error)) && <SkeletonLines lines={8} height="8" />}
    </Drawer>
  );
}
