import { sizeInWords } from '../../platform/size-in-words.ts';
import { attachmentKinds, kindAndSize } from '../ground/documents/attachments/attachment-kinds.ts';
import type { EditionAttachment } from '../ground/documents/edition.ts';
import { publicDocumentMessages as messages } from './messages.ts';

interface AttachmentsPageProps {
  /** Of the document. */
  id: number;
  title: string;
  attachments: readonly EditionAttachment[];
  /** The council, where the address names it. */
  tenant: string | undefined;
}

/** The files beside a published document, each to be saved. */
export function AttachmentsPage({ id, title, attachments, tenant }: AttachmentsPageProps) {
  const named = tenant === undefined ? '' : `?tenant=${tenant}`;
  return (
    <article className="listing attachments" data-document={id}>
      <a className="back" href={`/p/document/${id}${named}`}>
        {messages.backTo(title)}
      </a>
      <h1>{messages.attachments}</h1>
      {attachments.length === 0 ? (
        <div className="nothing">
          <h2>{messages.noAttachments}</h2>
          <p>{messages.noAttachmentsHint}</p>
        </div>
      ) : (
        <>
          <p className="lead">{messages.attachmentsIntro}</p>
          <ul className="documents">
            {attachments.map((each) => (
              <li key={each.id}>
                <h2>
                  <a href={`/p/document/${id}/attachments/${each.id}${named}`}>{each.title}</a>
                </h2>
                <p className="quiet">
                  {kindAndSize(attachmentKinds[each.contentType], sizeInWords(each.size))}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
