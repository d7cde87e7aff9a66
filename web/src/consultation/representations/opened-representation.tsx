import {
  duplicateRepresentation,
  getRepresentation,
} from '@calls/consultation/representations/contract.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { useAction } from '../../api/use-action.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useAccess } from '../../session/access.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { representationPanelMessages as messages } from './messages.ts';
import { RepresentationDrawer } from './representation-drawer.tsx';
import { RepresentationFacts } from './representation-facts.tsx';
import { RepresentationHistory } from './representation-history.tsx';
import { WrittenFacts } from './written-facts.tsx';

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
  const { allowed } = useAccess('representations', 'write');
  if (data && allowed) {
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
      {data && allowed === false && (
        <>
          <RepresentationFacts representation={data.representation} />
          <WrittenFacts representation={data.representation} />
          <RepresentationHistory id={id} fields={fields} onUndone={undefined} />
        </>
      )}
      {!data && error && (
        <ErrorState title={messages.loadFailed} error={error} retry={() => void refetch()} />
      )}
      {(allowed === undefined || (!data && !error)) && <SkeletonLines lines={8} height="8" />}
    </Drawer>
  );
}
