import { Fragment } from 'react';
import { publicDocumentMessages as messages } from '../messages.ts';
import type { FoundPassage } from './passages.ts';
import type { FoundDocument, FoundDocuments } from './search-documents.ts';
import { DocumentSearchForm } from './search-form.tsx';

interface SearchPageProps {
  typed: string;
  /** The document in which was searched, by its title; null: that document is not public. */
  within: { id: number; title: string } | undefined;
  found: FoundDocuments;
  tenant: string | undefined;
}

/** The places of documents where what was searched for stands, each a link to it. */
export function DocumentSearchPage({ typed, within, found, tenant }: SearchPageProps) {
  const places = found.documents.reduce((sum, each) => sum + each.passages.length + each.more, 0);
  const named = tenant === undefined ? '' : `&tenant=${tenant}`;
  return (
    <div className="listing">
      <h1>{messages.searchTitle}</h1>
      <DocumentSearchForm within={within?.id} typed={typed} tenant={tenant} />
      <p className="lead" role="status">
        {within
          ? messages.foundWithin(places, typed, within.title)
          : messages.foundIn(places, typed, found.documents.length)}
      </p>
      {within && (
        <p>
          <a href={`/p/document?q=${encodeURIComponent(typed)}${named}`}>
            {messages.searchEverywhere}
          </a>
        </p>
      )}
      {places === 0 && <p>{messages.foundNothingHint}</p>}
      {found.documents.map((each) => (
        <Found key={each.id} of={each} tenant={tenant} />
      ))}
      {found.more > 0 && <p>{messages.moreDocuments(found.more)}</p>}
    </div>
  );
}

const Found = ({ of, tenant }: { of: FoundDocument; tenant: string | undefined }) => {
  const named = tenant === undefined ? '' : `?tenant=${tenant}`;
  const address = `/p/document/${of.id}${named}`;
  const addressOf = (passage: FoundPassage) => {
    if (passage.isAttachment)
      return `/p/document/${of.id}/attachments${named}#${highlighted(passage)}`;
    return passage.id ? `${address}#${passage.id}${highlighted(passage)}` : address;
  };
  return (
    <section className="found">
      <h2>
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
      {of.more > 0 && <p className="quiet">{messages.morePlaces(of.more)}</p>}
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
