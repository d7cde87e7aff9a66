import { useParams, useSearchParams } from 'react-router-dom';

/** The record that is open, by its name in the address: a link to it opens it again. While a flow is open, none is. */
export function useOpened(name: string) {
  const [params, setParams] = useSearchParams();
  const { flow } = useParams();
  const opened = (flow === undefined && Number(params.get(name))) || undefined;
  const open = (id: number | undefined) => {
    const next = new URLSearchParams(location.search);
    if (id === undefined) next.delete(name);
    else next.set(name, String(id));
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { opened, open };
}
