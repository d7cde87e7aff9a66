import type { ReactNode } from 'react';
import { type Loadable, Loaded } from '../loaded.tsx';
import { PageFrame } from './page-frame.tsx';

interface LoadedPageProps<T> {
  query: Loadable<T>;
  /** Shown until the data give the page a name of its own. */
  title: string;
  skeleton: ReactNode;
  failed: string;
  children: (data: T) => ReactNode;
}

/** A page that draws its own frame once its data are there; where they cannot be fetched, it keeps frame and title. */
export function LoadedPage<T>({ title, ...of }: LoadedPageProps<T>) {
  const around = (failure: ReactNode) => (
    <PageFrame kind="page" title={title}>
      {failure}
    </PageFrame>
  );
  return <Loaded {...of} around={around} />;
}
