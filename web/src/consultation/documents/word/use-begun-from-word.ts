import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What leads to a document that was begun from a Word file just now. */
export const begunFromWord = { begunFromWord: true } as const;

/** Whether the document was begun from a Word file just now; a reload asks no more. */
export function useBegunFromWord(): boolean {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [begun] = useState(typeof state === 'object' && state !== null && 'begunFromWord' in state);
  useEffect(() => {
    if (begun) void navigate(pathname, { replace: true, state: null });
  }, [begun, navigate, pathname]);
  return begun;
}
