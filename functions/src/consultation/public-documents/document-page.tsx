import type { ReactNode } from 'react';
import { longDateOf } from '../../platform/dates/long-date.ts';
import { questionsOf } from '../ground/documents/edition.ts';
import { documentViewMessages } from '../ground/documents/view/messages.ts';
import { SectionList } from '../ground/documents/view/section-list.tsx';
import { SectionView } from '../ground/documents/view/section-view.tsx';
import type { SetBlocks } from '../ground/documents/view/set-blocks.tsx';
import { Icon } from '../ground/public-frame/icons.tsx';
import { publicDocumentMessages as messages } from './messages.ts';
import type { WholeDocument } from './queries.ts';
import { StateWords } from './state-words.tsx';

/** Sections of sections are listed beside the text; what lies deeper is found in it. */
const LISTED_LEVELS = 2;

interface DocumentPageProps {
  of: WholeDocument;
  blocks: SetBlocks;
  /** The form for searching this document. */
  search?: ReactNode;
  /** Where its attachments are; in a preview nowhere. */
  attachmentsAt?: string;
}

/** A published document: what it is and until when it can be answered, its contents, its sections. */
export function DocumentPage({ of, blocks, search, attachmentsAt }: DocumentPageProps) {
  const { id, edition, content, consultation } = of;
  const contents = <SectionList sections={content.sections} levels={LISTED_LEVELS} />;
  const isLong = content.sections.length > 1;
  return (
    <article className="document" data-document={id} data-edition={edition} data-island="reading">
      <Hero of={of} attachmentsAt={attachmentsAt} />
      {search && <div className="searching">{search}</div>}
      <div className={isLong ? 'with-contents' : undefined}>
        {isLong && (
          <>
            <nav
              className="contents"
              aria-label={documentViewMessages.contents}
              data-island="contents"
            >
              <h2>{documentViewMessages.contents}</h2>
              {contents}
            </nav>
            <details className="contents-folded">
              <summary>{documentViewMessages.contents}</summary>
              {contents}
            </details>
          </>
        )}
        <div className="sections" data-island="sections" data-state={consultation?.state}>
          {content.sections.map((each) => (
            <SectionView key={each.id} of={each} blocks={blocks} />
          ))}
          {questionsOf(content).length > 0 && (
            // Filled once a question has come near.
            <div className="answering" data-answers={questionsOf(content).length} />
          )}
        </div>
      </div>
    </article>
  );
}

function Hero({
  of: { content, consultation, publishedAt },
  attachmentsAt,
}: {
  of: WholeDocument;
  attachmentsAt: string | undefined;
}) {
  const attachments = content.attachments?.length ?? 0;
  const questions = questionsOf(content);
  const first = questions[0];
  return (
    <div className="hero">
      <div data-island="state">
        <h1>{content.title}</h1>
        {content.subtitle && <p className="subtitle">{content.subtitle}</p>}
        {consultation && (
          <>
            <p className="consultation">{consultation.name}</p>
            <StateWords of={consultation} />
          </>
        )}
        {/* What changes while it is read is told here. */}
        <p className="news" />
        <p className="published">{messages.published(longDateOf(new Date(publishedAt)))}</p>
        {attachments > 0 && (
          <p className="attached">
            {attachmentsAt === undefined ? (
              messages.seeAttachments(attachments)
            ) : (
              <a href={attachmentsAt}>
                <Icon name="paperclip" />
                {messages.seeAttachments(attachments)}
              </a>
            )}
          </p>
        )}
        {first && consultation && (
          <a className="answer" href={`#${first.id}`} hidden={consultation.state !== 'open'}>
            {messages.questions(questions.length)}
          </a>
        )}
      </div>
    </div>
  );
}
