import { Fragment } from 'react';
import { PageLinks } from '../../ground/public-frame/page-links.tsx';
import { publicDocumentMessages as messages } from '../messages.ts';
import type { FoundPassage } from './passages.ts';
import type { FoundDocument, FoundDocuments } from './search-documents.ts';
import { DocumentSearchForm } from './search-form.tsx';

interface SearchPageProps {
  typed: string;
  /** The document in which was searched; undefined: all of them were. */
  within: { id: number; title: string } | undefined;
  found: FoundDocuments;
  tenant: string | undefined;
}

/** The places of documents where what was searched for stands, each a link to it. */
export function DocumentSearchPage({ typed, within, found, tenant }: SearchPageProps) {
  const { documents, page, pages } = found;
  const places = documents.reduce((sum, { count }) => sum + count, 0);
  const addressOf = searchAddress(typed, tenant);
  return (
    <div className="listing">
      <h1>{messages.searchTitle}</h1>
      <DocumentSearchForm within={within?.id} typed={typed} tenant={tenant} />
      <p className="lead" role="status">
        {within && messages.foundWithin(places, typed, within.title)}
        {!within &&
          (pages > 1
            ? messages.foundOnPages(found.count, typed, page, pages)
            : messages.foundIn(places, typed, documents.length))}
      </p>
      {within && (
        <p>
          <a href={addressOf()}>{messages.searchEverywhere}</a>
        </p>
      )}
      {places === 0 && <p>{messages.foundNothingHint}</p>}
      {documents.map((each) => (
        <Found
          key={each.id}
          of={each}
          tenant={tenant}
          allAt={within ? undefined : addressOf({ within: each.id })}
        />
      ))}
      <PageLinks
        page={page}
        of={pages}
        addressOf={(each) => addressOf({ within: within?.id, page: each })}
      />
    </div>
  );
}

/** The address of a search for the same words: in one document, or another page of it. */
const searchAddress =
  (typed: string, tenant: string | undefined) =>
  ({ within, page = 1 }: { within?: number | undefined; page?: number } = {}): string => {
    const query = new URLSearchParams({ q: typed });
    if (within !== undefined) query.set('within', String(within));
    if (page > 1) query.set('page', String(page));
    if (tenant !== undefined) query.set('tenant', tenant);
    return `/p/document?${query}`;
  };

interface FoundProps {
  of: FoundDocument;
  tenant: string | undefined;
  /** Where all of its places are; undefined where that is this page. */
  allAt: string | undefined;
}

const Found = ({ of, tenant, allAt }: FoundProps) => {
  const more = of.count - of.passages.length;
  const named = tenant === undefined ? '' : `?tenant=${tenant}`;
  const address = `/p/document/${of.id}${named}`;
  const addressOf = (passage: FoundPassage) => {
    if (passage.isAttachment)
      return `/p/document/${of.id}/attachments${named}#${highlighted(passage)}`;
    return passage.id ? `${address}#${passage.id}${highlighted(passage)}` : address;
  };
  return (
    <section className="found">
      <h2 dir="auto">
        <a href={address}>{of.title}</a>
      </h2>
      <ul>
        {of.passages.map((passage, at) => (
          <li key={at}>
            <a href={addressOf(passage)}>{placeName(passage)}</a>
            <p>
              {passage.pieces.map((piece, index) =>
                index % 2 === 1 ? (
                  <mark key={index}>{piece}</mark>
                ) : (
                  <Fragment key={index}>{piece}</Fragment>
                ),
              )}
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && allAt && (
        <p>
          <a href={allAt}>{messages.morePlaces(more)}</a>
        </p>
      )}
    </section>
  );
};

const placeName = ({ number, title }: FoundPassage): string =>
  title === '' ? messages.untitled(number) : `${number} ${title}`.trim();

/** Browsers that can mark the word where the link leads. */
const highlighted = ({ pieces }: FoundPassage) => {
  const word = pieces[1];
  return word ? `:~:text=${encodeURIComponent(word).replaceAll('-', '%2D')}` : '';
};
