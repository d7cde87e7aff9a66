import {
  duplicateRepresentation,
  getRepresentation,
} from '@calls/consultation/representations/contract.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { useAction } from '../../api/use-action.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Drawer } from '../../ui/dialog.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { representationPanelMessages as messages } from './messages.ts';
import { RepresentationDrawer } from './representation-drawer.tsx';

interface OpenedRepresentationProps {
  id: number;
  fields: ReadonlyMap<string, DictionaryField>;
  askToDelete: () => void;
  open: (id: number) => void;
  close: () => void;
}

/** A representation of the table in a drawer. */
export function OpenedRepresentation(props: OpenedRepresentationProps) {
  const { id, fields, askToDelete, open, close } = props;
  const { data, error, refetch } = useEndpoint(getRepresentation, { id });
  const { run, running } = useAction(duplicateRepresentation, {
    failure: messages.duplicateFailed,
  });
  const duplicate = async () => {
    const copy = (await run({ id }))?.representation;
    if (!copy) return;
    showToast({ kind: 'success', title: messages.duplicated(copy.id) });
    open(copy.id);
  };
  if (data) {
    return (
      <RepresentationDrawer
        representation={data.representation}
        fields={fields}
        duplicate={() => void duplicate()}
        duplicating={running}
        askToDelete={askToDelete}
        close={close}
      />
    );
  }
  return (
    <Drawer title={messages.title(id)} onClose={close} reading>
      {error ? (
        <ErrorState title={messages.loadFailed} error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={8} height="8" />
      )}
    </Drawer>
  );
}
