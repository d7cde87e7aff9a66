import { type Attachment, putAttachmentBoxes } from '@calls/consultation/attachments/contract.ts';
import type { AttachmentBox } from '@contract/consultation/attachments/contract.ts';
import { REDACTION_TYPES } from '@contract/consultation/ground/texts/text-nodes.ts';
import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useCallback, useEffect, useId, useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ChoiceBox } from '../../ui/combobox/choice-box.tsx';
import { Failed } from '../../ui/empty.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AttachmentPage } from './attachment-page.tsx';
import { BoxList } from './box-list.tsx';
import { FIRST_PLACE } from './boxes.ts';
import { attachmentPanelMessages as messages } from './messages.ts';
import { PageBoxes } from './page-boxes.tsx';
import { useBoxes } from './use-boxes.ts';

interface BoxEditorProps {
  representationId: number;
  attachment: Attachment;
  address: string;
  given: { boxes: AttachmentBox[]; version: number };
  changed: (isChanged: boolean) => void;
  leave: () => void;
  close: () => void;
}

const KINDS = REDACTION_TYPES.map((type) => ({
  value: type,
  label: type[0]?.toUpperCase() + type.slice(1),
}));

/** The pages of an attachment one by one, with boxes drawn by pointer or keyboard, and their list. */
export function BoxEditor(props: BoxEditorProps) {
  const { representationId: id, attachment, given, changed, leave, close } = props;
  // What the editor began with stays the same while others save.
  const [{ version, boxes: first }] = useState(given);
  const [address] = useState(props.address);
  const boxes = useBoxes(first);
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(1);
  const [kind, setKind] = useState<AttachmentBox['kind']>('name');
  const [added, setAdded] = useState<string>();
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const kindId = useId();
  useEffect(() => changed(boxes.isChanged), [changed, boxes.isChanged]);
  const saving = useAction(putAttachmentBoxes, {
    failure: messages.saveFailed,
    onDone: () => {
      showToast({ kind: 'success', title: messages.saved(attachment.number) });
      close();
    },
  });
  const save = () => {
    const drawn = boxes.boxes.map(({ key: _key, ...box }) => box);
    void saving.run({ id, fileId: attachment.id, boxes: drawn, version });
  };
  if (failed) return <Failed title={messages.drawFailed} />;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <chakra.p color="fg.muted">{messages.hint}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="2">
        <div>
          <label htmlFor={kindId}>{messages.kind}</label>
          <ChoiceBox
            id={kindId}
            choices={KINDS}
            value={kind}
            change={(value) => setKind(value as AttachmentBox['kind'])}
          />
        </div>
        <Button
          variant="outline"
          icon={<Plus size={16} />}
          onClick={() => setAdded(boxes.add({ ...FIRST_PLACE, page, kind }))}
        >
          {messages.addBox}
        </Button>
        <chakra.div display="flex" alignItems="center" gap="1" ml="auto">
          <IconButton
            label={messages.previous}
            icon={<ChevronLeft size={16} />}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          />
          <span aria-live="polite">{messages.page(page, pages)}</span>
          <IconButton
            label={messages.next}
            icon={<ChevronRight size={16} />}
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          />
        </chakra.div>
      </chakra.div>
      <AttachmentPage
        address={address}
        isPdf={attachment.contentType === 'application/pdf'}
        page={page}
        name={messages.page(page, pages)}
        counted={setPages}
        failed={fail}
        renderPage={(picture) => (
          <PageBoxes page={page} kind={kind} boxes={boxes} added={added}>
            {picture}
          </PageBoxes>
        )}
      />
      <BoxList boxes={boxes} show={setPage} />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="flex-end"
        gap="2"
        position="sticky"
        bottom="-4"
        bg="bg.panel"
        py="2"
      >
        <Button variant="ghost" onClick={leave}>
          {messages.cancel}
        </Button>
        <Button busy={saving.running} onClick={save}>
          {messages.save}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
