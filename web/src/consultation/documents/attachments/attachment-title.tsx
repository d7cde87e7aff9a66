import { CountedControl } from '../../../ui/counted.tsx';
import type { DraftAttachment } from '@contract/consultation/documents/contract/attachments.ts';
import { MAX_ATTACHMENT_TITLE } from '@contract/consultation/documents/contract/attachments.ts';
import { useState } from 'react';
import { FieldMessage } from '../../../forms/field.tsx';
import { draftAttachmentMessages as messages } from './messages.ts';

interface AttachmentTitleProps {
  attachment: DraftAttachment;
  /** Gives nothing where it failed. */
  rename: (title: string, row_version: number) => Promise<DraftAttachment | undefined>;
}

/** What the public reads in place of a file's name, saved on leaving the field. What is not saved stays in it. */
export function AttachmentTitle({ attachment, rename }: AttachmentTitleProps) {
  const { id, name, title, row_version } = attachment;
  const [typed, setTyped] = useState<string>();
  const [basedOn, setBasedOn] = useState(row_version);
  const [failed, setFailed] = useState(false);
  const isOvertaken = typed !== undefined && basedOn !== row_version && typed.trim() !== title;
  const field = `attachment-title-${id}`;
  const message = isOvertaken
    ? messages.byAnother(title)
    : failed
      ? messages.notSaved(name)
      : undefined;
  const save = async () => {
    // What is too long says so, and stays to be shortened.
    if (typed === undefined || typed.length > MAX_ATTACHMENT_TITLE) return;
    if (typed.trim() === title) return setTyped(undefined);
    // Leaving it, having read what the other wrote, is the answer to it.
    const saved = await rename(typed.trim(), isOvertaken ? row_version : basedOn);
    setFailed(saved === undefined);
    if (saved === undefined) return;
    // What was typed while it was on its way stays, over what was saved.
    setTyped((now) => (now === typed ? undefined : now));
    setBasedOn(saved.row_version);
  };
  return (
    <>
      <CountedControl
        id={field}
        aria-label={messages.titleOf(name)}
        aria-describedby={message ? `${field}-error` : undefined}
        aria-invalid={message ? true : undefined}
        placeholder={messages.titleHint}
        most={MAX_ATTACHMENT_TITLE}
        value={typed ?? title}
        onFocus={() => {
          if (typed === undefined) setBasedOn(row_version);
        }}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <FieldMessage id={`${field}-error`} message={message} />
    </>
  );
}
