import { useState } from 'react';
import { questionViewMessages } from '@contract/consultation/ground/documents/blocks/question/messages.ts';
import { FaultWords } from '@contract/consultation/ground/documents/blocks/question/counted-text.tsx';
import { afterPress } from '../../../ui/after-press.ts';
import { useSettledChoice } from '../../../ui/use-settled-choice.ts';
import { answeringMessages as messages } from './messages.ts';

/** Fewer are found without searching. */
const MANY = 10;

interface AnsweredSiteChoiceProps {
  id: string;
  sites: readonly { id: number; name: string }[];
  /** Those that were answered already. */
  answered: ReadonlySet<number>;
  chosen: number | null;
  fault: string | undefined;
  onChoose: (site: number | null) => void;
  /** Another site is shown than that of the form, which gives way to its form once the pointer is released. */
  onPassing: (isPassing: boolean) => void;
}

/** The sites of a question as a list that can be searched: the way without a map. */
export function AnsweredSiteChoice({
  id,
  sites,
  answered,
  chosen,
  fault,
  onChoose,
  onPassing,
}: AnsweredSiteChoiceProps) {
  const [search, setSearch] = useState('');
  const choice = useSettledChoice(String(chosen ?? ''), (site, how) => {
    const open = () => {
      onPassing(false);
      onChoose(site ? Number(site) : null);
    };
    if (how === 'chosen') return open();
    // The form of another site is another one: the press by which this is left would be lost with the form before.
    onPassing(true);
    return afterPress(open);
  });
  const words = search.trim().toLowerCase();
  const found = sites.filter(
    (site) => site.id === chosen || site.name.toLowerCase().includes(words),
  );
  return (
    <div className="asked">
      {sites.length > MANY && (
        <>
          <label htmlFor={`${id}-search`}>{questionViewMessages.findSite}</label>
          <input
            type="search"
            id={`${id}-search`}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <p className="quiet count" role="status">
            {messages.sitesFound(found.length)}
          </p>
        </>
      )}
      <label htmlFor={`${id}-site`}>{questionViewMessages.site}</label>
      <select
        id={`${id}-site`}
        {...choice}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-site-fault`}
      >
        <option value="">{questionViewMessages.chooseSite}</option>
        {found.map((site) => (
          <option key={site.id} value={site.id}>
            {answered.has(site.id) ? messages.answeredSite(site.name) : site.name}
          </option>
        ))}
      </select>
      {fault !== undefined && <FaultWords id={`${id}-site-fault`} words={fault} />}
    </div>
  );
}
