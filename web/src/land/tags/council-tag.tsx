import { deleteTag, renameTag } from '@calls/land/tags/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { isConflict } from '../../forms/refusal.tsx';
import { useTypedOver } from '../../forms/use-typed-over.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import { Question } from '../../ui/question.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { tagPanelMessages as messages } from './messages.ts';

interface CouncilTagProps {
  tag: { id: number; name: string; sites: number };
  mayDelete: boolean;
}

/** One tag of the council with its number of sites. */
export function CouncilTag({ tag, mayDelete }: CouncilTagProps) {
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const shut = () => setOpen(undefined);
  if (open === 'rename') return <Renaming tag={tag} close={shut} />;
  return (
    <Row>
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        {tag.name}
      </chakra.span>
      <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        {messages.sites(tag.sites)}
      </chakra.span>
      <IconButton
        size="sm"
        label={messages.rename(tag.name)}
        icon={<Pencil size={14} />}
        onClick={() => setOpen('rename')}
      />
      {mayDelete && (
        <IconButton
          size="sm"
          label={messages.delete(tag.name)}
          icon={<Trash2 size={14} />}
          onClick={() => setOpen('delete')}
        />
      )}
      {open === 'delete' && <Deleting tag={tag} close={shut} />}
    </Row>
  );
}

interface ChangeProps {
  tag: CouncilTagProps['tag'];
  close: () => void;
}

/** The name to be; where another tag has it, the two can become one. */
function Renaming({ tag, close }: ChangeProps) {
  const typed = useTypedOver(`name of tag ${tag.id}`, tag.name);
  const name = typed.text;
  const shut = () => {
    typed.forget();
    close();
  };
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { run, running, error, fields, reset } = useAction(renameTag, {
    failure: false,
    onFailed: (failed) => {
      if (isConflict(failed)) typed.refused(failed.fields['tag_name'] ?? tag.name);
    },
    onDone: (answer) => {
      const merged = answer.tag.id !== tag.id;
      const title = (merged ? messages.merged : messages.renamed)(tag.name, answer.tag.name);
      showToast({ kind: 'success', title });
      shut();
    },
  });
  const taken = error?.code === 'conflict';
  const send = (merge: boolean) =>
    void run({ id: tag.id, tag_name: name, from: typed.from, merge });
  const failure = error && !isConflict(error) ? (fields['tag_name'] ?? error.message) : undefined;
  const problem = failure ?? typed.others;
  return (
    <Row>
      <chakra.form
        flex="1"
        display="grid"
        gap="2"
        py="2"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() && !running) send(false);
        }}
      >
        <Control
          ref={field}
          aria-label={messages.newName(tag.name)}
          aria-invalid={problem !== undefined || undefined}
          value={name}
          readOnly={running}
          onChange={(event) => {
            typed.type(event.target.value);
            reset();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            shut();
          }}
        />
        {problem !== undefined && (
          <chakra.p role="alert" color="fg.error">
            {problem}
          </chakra.p>
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button type="submit" size="sm" busy={running} disabled={!name.trim()}>
            {messages.saveName}
          </Button>
          {taken && (
            <Button size="sm" variant="outline" onClick={() => send(true)}>
              {messages.merge(name.trim())}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={shut}>
            {messages.cancel}
          </Button>
        </chakra.div>
      </chakra.form>
    </Row>
  );
}

/** A question, since there is no way back. */
function Deleting({ tag, close }: ChangeProps) {
  const action = useAction(deleteTag, {
    failure: messages.deleteFailed(tag.name),
    onDone: () => {
      showToast({ kind: 'success', title: messages.deleted(tag.name) });
      close();
    },
  });
  return (
    <Question
      title={messages.delete(tag.name)}
      cancel={messages.cancel}
      confirm={messages.deleteIt}
      danger
      busy={action.running}
      onConfirm={() => void action.run({ id: tag.id })}
      onClose={close}
    >
      <p>{messages.deleteText(tag.sites)}</p>
    </Question>
  );
}

const Row = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minH: '9', borderBottomWidth: '1px' },
});
