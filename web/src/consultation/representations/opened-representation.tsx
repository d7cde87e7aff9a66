import {
  duplicateRepresentation,
  getRepresentation,
} from '@calls/consultation/representations/contract.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { ReactNode } from 'react';
import { useAction } from '../../api/use-action.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { showToast } from '../../ui/toast-store.ts';
import { OpenedFrame } from '../../records/kept/opened-frame.tsx';
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
  /** What other features know of it. */
  around: ReactNode;
  close: () => void;
}

/** A representation of the table in a drawer. */
export function OpenedRepresentation(props: OpenedRepresentationProps) {
  const { id, fields, askToDelete, open, around, close } = props;
  const fetched = useEndpoint(getRepresentation, { id });
  const { run, running } = useAction(duplicateRepresentation, {
    failure: messages.duplicateFailed,
  });
  const duplicate = async () => {
    const copy = (await run({ id }))?.representation;
    if (!copy) return;
    showToast({ kind: 'success', title: messages.duplicated(copy.id) });
    open(copy.id);
  };
  return (
    <OpenedFrame
      title={messages.title(id)}
      fetched={fetched}
      failure={messages.loadFailed}
      close={close}
      renderChanging={({ representation }) => (
        <RepresentationDrawer
          representation={representation}
          fields={fields}
          around={around}
          duplicate={() => void duplicate()}
          duplicating={running}
          askToDelete={askToDelete}
          close={close}
        />
      )}
      renderReading={({ representation }) => (
        <>
          <RepresentationFacts representation={representation} />
          <WrittenFacts representation={representation} fields={fields} />
          {around}
          <RepresentationHistory id={id} fields={fields} onUndone={undefined} />
        </>
      )}
    />
  );
}
