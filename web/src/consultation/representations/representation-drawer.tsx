import {
  changeRepresentation,
  setRepresentationCustom,
} from '@calls/consultation/representations/contract.ts';
import { representationFields } from '@contract/consultation/ground/representations/representation-fields.ts';
import type { Representation } from '@contract/consultation/ground/representations/representation-schema.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { useAction } from '../../api/use-action.ts';
import { FormDrawer } from '../../forms/form-drawer.tsx';
import { fieldsOtherThan } from '../../forms/kept-fields.ts';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../forms/use-seen-version.ts';
import { Permitted } from '../../session/access.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { RecordValues } from '../../records/kept/record-values.tsx';
import { recordOf, writeInTurn } from '../../records/kept/own-writes.ts';
import { useEditedColumns } from '../../records/kept/use-edited-columns.tsx';
import { columnsBesideForm, rowOf } from './beside-form.ts';
import { CorrespondenceFields } from './correspondence-fields.tsx';
import {
  correspondenceForm,
  type CorrespondenceForm,
  correspondenceSchema,
  sentCorrespondence,
} from './correspondence-form.ts';
import { tellWithdrawal } from './tell-withdrawn.ts';
import { representationPanelMessages as messages } from './messages.ts';
import { RepresentationAssignees } from './representation-assignees.tsx';
import { RepresentationFacts } from './representation-facts.tsx';
import { RepresentationHistory } from './representation-history.tsx';
import { useReasonedSave } from './use-reasoned-save.tsx';

interface RepresentationDrawerProps {
  representation: Representation;
  fields: ReadonlyMap<string, DictionaryField>;
  /** What other features know of it. */
  around: ReactNode;
  duplicate: () => void;
  duplicating: boolean;
  askToDelete: () => void;
  close: () => void;
}

/** A representation: who made it and what it says, what was written down of it, its history. */
export function RepresentationDrawer(props: RepresentationDrawerProps) {
  const { representation, fields, close } = props;
  const { id, row_version } = representation;
  const change = useAction(changeRepresentation, { failure: false });
  const form = useDraftForm({
    formName: `representation-${id}`,
    schema: correspondenceSchema,
    defaults: correspondenceForm(representation),
  });
  const seen = useSeenVersion(row_version, change.error, form);
  const save = async (typed: CorrespondenceForm) => {
    const record = recordOf(setRepresentationCustom, id);
    // Alone what was typed: what else was saved here since it was read stays as it is.
    const sent = fieldsOtherThan(sentCorrespondence(typed), sentCorrespondence(form.read()));
    const answer = await writeInTurn(record, seen, async (row_version) => {
      const given = await change.run({ id, row_version, ...sent });
      return given && { ...given, row_version: given.representation.row_version };
    });
    if (!answer) return;
    form.sent();
    showToast({ kind: 'success', title: messages.saved });
    tellWithdrawal(answer);
    close();
  };
  const reasoned = useReasonedSave();
  const values = useMemo(() => columnsBesideForm(fields), [fields]);
  const columns = useEditedColumns(values, representationFields, fields, reasoned.save);
  return (
    <>
      <FormDrawer
        title={messages.title(id)}
        form={form}
        submit={messages.save}
        onSubmit={save}
        error={change.error}
        now={representation.status}
        close={close}
        after={
          <>
            {props.around}
            <chakra.div display="flex" flexWrap="wrap" gap="2" my="4">
              <ButtonLink
                variant="outline"
                to={`/consultations/representations/editor?representationId=${id}`}
              >
                {messages.openEditor}
              </ButtonLink>
              <Permitted unit="representations" actions={['write']}>
                <Button variant="outline" busy={props.duplicating} onClick={props.duplicate}>
                  {messages.duplicate}
                </Button>
              </Permitted>
              <Permitted unit="representations" actions={['delete']}>
                <Button variant="outline" onClick={props.askToDelete}>
                  {messages.delete}
                </Button>
              </Permitted>
            </chakra.div>
            <RepresentationAssignees id={id} />
            <RepresentationHistory id={id} fields={fields} onUndone={close} />
          </>
        }
      >
        <RecordValues row={rowOf(representation)} columns={columns} />
        <RepresentationFacts representation={representation} />
        <CorrespondenceFields withText={false} />
      </FormDrawer>
      {reasoned.question}
    </>
  );
}
