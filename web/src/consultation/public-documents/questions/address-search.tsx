import { type FormEvent, useEffect, useRef, useState } from 'react';
import { findAskedSites } from '@calls/consultation/answers/contract/asked-sites.ts';
import { FaultWords } from '@contract/consultation/ground/documents/blocks/question/counted-text.tsx';
import { questionViewMessages } from '@contract/consultation/ground/documents/blocks/question/messages.ts';
import { MAX_ASKED, MIN_ASKED } from '@contract/consultation/answers/contract/asked-sites.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { call } from '../../../api/call.ts';
import { answeringMessages as messages } from './messages.ts';

type Found = OutputOf<typeof findAskedSites>;

interface AddressSearchProps {
  id: string;
  documentId: number;
  onChoose: (siteId: number) => void;
}

/** The way to a site by its address, a postcode or a name nearby: what is found is said, and chosen by a button. */
export function AddressSearch({ id, documentId, onChoose }: AddressSearchProps) {
  const [term, setTerm] = useState('');
  const [found, setFound] = useState<Found>();
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<string>();
  const asking = useRef<AbortController>(undefined);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => () => asking.current?.abort(), []);

  async function search(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = term.trim();
    setFound(undefined);
    const over = typed.length - MAX_ASKED;
    const wrong =
      typed.length < MIN_ASKED
        ? messages.tooShort
        : over > 0
          ? questionViewMessages.tooMany(over)
          : undefined;
    setFault(wrong);
    setWords('');
    asking.current?.abort();
    if (wrong !== undefined) {
      field.current?.focus();
      return;
    }
    const { signal } = (asking.current = new AbortController());
    setWords(messages.searching);
    try {
      const answer = await call(
        findAskedSites,
        { id: documentId, questionId: id, term: typed },
        { signal },
      );
      if (signal.aborted) return;
      const ids = [...answer.named, ...answer.places.flatMap(({ sites }) => sites)].map(
        (site) => site.id,
      );
      const count = new Set(ids).size;
      setFound(answer);
      setWords(
        count === 0 ? messages.notFoundByAddress(typed) : messages.foundByAddress(count, typed),
      );
    } catch {
      if (!signal.aborted) setWords(messages.addressFailed);
    }
  }

  return (
    <form className="by-address" noValidate onSubmit={(event) => void search(event)}>
      <label htmlFor={`${id}-address`}>{messages.byAddress}</label>
      <p className="quiet" id={`${id}-address-hint`}>
        {messages.byAddressHint}
      </p>
      <div className="search-line">
        <input
          ref={field}
          type="search"
          id={`${id}-address`}
          value={term}
          autoComplete="off"
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-address-hint ${id}-address-fault`}
          onChange={({ target }) => setTerm(target.value)}
        />
        <button className="act" type="submit">
          {messages.search}
        </button>
      </div>
      {fault !== undefined && <FaultWords id={`${id}-address-fault`} words={fault} />}
      <p role="status">{words}</p>
      {found && (
        <>
          {found.named.length > 0 && (
            <SiteButtons title={messages.saysSo} sites={found.named} onChoose={onChoose} />
          )}
          {found.places.map(({ label, detail, sites }) => (
            <SiteButtons
              key={`${label}, ${detail}`}
              title={messages.nearPlace([label, detail].filter(Boolean).join(', '))}
              sites={sites}
              onChoose={onChoose}
            />
          ))}
          {found.isAttributed && <p className="quiet">{messages.attribution}</p>}
        </>
      )}
    </form>
  );
}

interface SiteButtonsProps {
  title: string;
  sites: readonly { id: number; name: string; metres?: number }[];
  onChoose: (siteId: number) => void;
}

const SiteButtons = ({ title, sites, onChoose }: SiteButtonsProps) => (
  <>
    <p>
      <strong>{title}</strong>
    </p>
    <ul className="found-sites" aria-label={title}>
      {sites.map(({ id, name, metres }) => (
        <li key={id}>
          <button className="as-link" type="button" onClick={() => onChoose(id)}>
            {name || id}
          </button>
          {metres !== undefined && (
            <span className="quiet"> {metres < 1 ? messages.here : messages.away(metres)}</span>
          )}
        </li>
      ))}
    </ul>
  </>
);
