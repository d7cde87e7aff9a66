import { setSubAssignees } from '@calls/consultation/assignments/contract.ts';
import {
  changeSubRepresentation,
  type SubRepresentation,
} from '@calls/consultation/sub-representations/contract.ts';
import { chakra } from '@chakra-ui/react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAction } from '../../../api/use-action.ts';
import { useAccess } from '../../../session/access.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Question } from '../../../ui/question.tsx';
import { Status } from '../../../ui/status.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { AssigneesField } from '../../ground/assignments/assignees-field.tsx';
import { removeMark } from '../marks/change-marks.ts';
import { referenceOf } from '../marks/mark-labels.ts';
import { marksInOrder } from '../marks/marks-in-order.ts';
import { editorMessages, markMessages } from '../messages.ts';
import { rangeOfPart } from '../schema/part-guard.ts';
import { partMessages as messages } from './messages.ts';
import { PartFields } from './part-form.tsx';
import { restoreMark } from './restore-mark.ts';

/** A part of a representation: where it stands, whose it is, what it names. */
export function PartPanel({
  part,
  editor,
}: {
  part: SubRepresentation;
  editor: Editor | undefined;
}) {
  const { id, representationId } = part;
  const mayWrite = useAccess('representations', 'write').allowed === true;
  const assign = useAction(setSubAssignees, { failure: messages.assignFailed });
  return (
    <chakra.section aria-label={messages.about} display="grid" gap="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.span color="fg.muted">{messages.of}</chakra.span>
        <Link to={`/consultations/representations?representationId=${representationId}`}>
          <chakra.span textDecoration="underline" color="accent.fg">
            {referenceOf(part)}
          </chakra.span>
        </Link>
        {part.isDeleted && <Status means="attention">{messages.deletedTitle}</Status>}
      </chakra.div>
      {!part.isDeleted &&
        (mayWrite ? (
          <PartFields part={part} />
        ) : (
          <p>{[part.status, part.policy, part.comment].filter(Boolean).join(', ')}</p>
        ))}
      {!part.isDeleted && (
        <AssigneesField
          assignees={part.assignees}
          change={(accountIds, from) => void assign.run({ id, accountIds, from })}
          busy={assign.running}
        />
      )}
      <Names title={messages.topics} names={part.topics} none={messages.noTopics} />
      <Names title={messages.sites} names={part.sites} none={messages.noSites} at="/site/" />
      {part.layers.length > 0 && <Names title={messages.layers} names={part.layers} />}
      {part.features.length > 0 && (
        <Names
          title={messages.features}
          names={part.features.map(({ id, layerName, featureId }) => ({
            id,
            name: markMessages.featureOf(layerName, String(featureId)),
          }))}
        />
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {mayWrite && editor && <Removal part={part} editor={editor} />}
        <ButtonLink
          variant="outline"
          to={`/consultations/representations/editor?representationId=${representationId}`}
        >
          {messages.wholeText}
        </ButtonLink>
      </chakra.div>
    </chakra.section>
  );
}

function Names(props: {
  title: string;
  names: readonly { id: number | string; name: string }[];
  /** What is said where there are none. */
  none?: string;
  /** The address of one, before its id. */
  at?: string;
}) {
  const { title, names, none, at } = props;
  return (
    <section>
      <chakra.h2 fontWeight="medium">{title}</chakra.h2>
      {names.length === 0 && <chakra.p color="fg.muted">{none}</chakra.p>}
      <ul>
        {names.map(({ id, name }) => (
          <li key={id}>
            {at === undefined ? (
              name
            ) : (
              <chakra.a
                href={`${at}${id}`}
                target="_blank"
                rel="noopener noreferrer"
                textDecoration="underline"
              >
                {name}
              </chakra.a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Deleting a part, on the server and then its mark; bringing it back, with its mark. */
function Removal({ part, editor }: { part: SubRepresentation; editor: Editor }) {
  const { id, representationId } = part;
  const [asking, setAsking] = useState(false);
  const remove = useAction(changeSubRepresentation, { failure: messages.deleteFailed });
  const restore = useAction(changeSubRepresentation, { failure: messages.restoreFailed });
  // The words under its mark as it was deleted: no version has kept them yet.
  const passage = useRef<string>(undefined);
  const marked = useEditorState({
    editor,
    selector: (at) => rangeOfPart(at.editor.state.doc, id) !== undefined,
  });
  const removeIt = async () => {
    const done = await remove.run({ id, isDeleted: true });
    setAsking(false);
    if (!done) return;
    const mark = marksInOrder(editor.state.doc).find(
      ({ kind, attrs }) => kind === 'subRepresentation' && attrs['subRepId'] === id,
    );
    if (mark) {
      passage.current = mark.passage;
      removeMark(editor, mark);
    }
    showToast({ kind: 'info', title: messages.deleted });
  };
  const restoreIt = async () => {
    const there =
      marked ||
      (await restoreMark(editor, representationId, id, passage.current).catch(() => false));
    if (!there) {
      showToast({ kind: 'danger', title: messages.wordsGone, text: messages.wordsGoneHint });
      return;
    }
    if (await restore.run({ id, isDeleted: false }))
      showToast({ kind: 'success', title: messages.restored });
  };
  if (part.isDeleted)
    return (
      <Button variant="outline" busy={restore.running} onClick={() => void restoreIt()}>
        {messages.restore}
      </Button>
    );
  return (
    <>
      {!marked && <chakra.p color="fg.muted">{messages.noMark}</chakra.p>}
      <Button variant="outline" onClick={() => setAsking(true)}>
        {messages.delete}
      </Button>
      {asking && (
        <Question
          title={messages.deleteTitle}
          cancel={editorMessages.cancel}
          confirm={messages.delete}
          danger
          busy={remove.running}
          onConfirm={() => void removeIt()}
          onClose={() => setAsking(false)}
        >
          {messages.deleteQuestion}
        </Question>
      )}
    </>
  );
}
