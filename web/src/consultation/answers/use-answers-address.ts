import { useSearchParams } from 'react-router-dom';

interface Shown {
  question?: string | undefined;
  site?: number | undefined;
  search: string;
  /** From 1. */
  page: number;
}

export interface AnswersAddress {
  shown: Shown;
  /** Shows something else, from its first page. */
  show: (next: Partial<Shown>) => void;
}

/** Which answers are listed, as the address says it. */
export function useAnswersAddress(): AnswersAddress {
  const [params, setParams] = useSearchParams();
  const shown: Shown = {
    question: params.get('question') ?? undefined,
    site: Number(params.get('site')) || undefined,
    search: params.get('search') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
  const show = (next: Partial<Shown>) => {
    const after = { ...shown, page: 1, ...next };
    const written = new URLSearchParams();
    for (const [name, value] of Object.entries(after))
      if (value && !(name === 'page' && value === 1)) written.set(name, String(value));
    setParams(written, { replace: true });
  };
  return { shown, show };
}
