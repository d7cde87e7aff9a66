import { Fragment, type ReactNode, useState } from 'react';

interface SaidAnewProps {
  /** What the words are about: an error, or when it failed. Another one is another failure. */
  of: unknown;
  children: ReactNode;
}

/** Words of an alert that are put in anew for each failure, so that the same words are read out again. */
export function SaidAnew({ of, children }: SaidAnewProps) {
  const [said, setSaid] = useState({ of, times: 0 });
  if (said.of !== of) setSaid({ of, times: said.times + 1 });
  return <Fragment key={said.times}>{children}</Fragment>;
}
