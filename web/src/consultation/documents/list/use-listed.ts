import type { ListedDocument } from '@contract/consultation/documents/contract.ts';
import { useSearchParams } from 'react-router-dom';

/** States by which the list is narrowed, each with which documents are in it. */
export const listedStates = {
  draft: ({ edition, isTemplate }) => edition === null && !isTemplate,
  published: ({ edition }) => edition !== null,
  changed: ({ edition, isChanged }) => edition !== null && isChanged,
  template: ({ isTemplate }) => isTemplate,
} satisfies Record<string, (document: ListedDocument) => boolean>;
export type ListedState = keyof typeof listedStates;

const isState = (text: string | null): text is ListedState =>
  text !== null && Object.hasOwn(listedStates, text);

interface Shown {
  search: string;
  state: ListedState | '';
  /** From 1. */
  page: number;
}

/** Which documents are listed, as the address says it. */
export function useListed() {
  const [params, setParams] = useSearchParams();
  const state = params.get('state');
  const shown: Shown = {
    search: params.get('search') ?? '',
    state: isState(state) ? state : '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
  const show = (next: Partial<Shown>) => {
    const written = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...shown, page: 1, ...next }))
      if (value && !(name === 'page' && value === 1)) written.set(name, String(value));
    setParams(written, { replace: true });
  };
  const words = shown.search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (document: ListedDocument) => {
    const said = `${document.title} ${document.consultation?.name ?? ''}`.toLowerCase();
    const isIn = shown.state === '' || listedStates[shown.state](document);
    return isIn && words.every((word) => said.includes(word));
  };
  return { shown, show, matches, isNarrowed: words.length > 0 || shown.state !== '' };
}
