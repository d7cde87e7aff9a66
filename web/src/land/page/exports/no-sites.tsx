import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { exportPageMessages as messages } from './messages.ts';

/** Nothing to export: a link to the search. */
export function NoSites({ title }: { title: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink to="/" variant="outline">
          {messages.toSearch}
        </ButtonLink>
      }
    >
      {messages.noSitesHint}
    </EmptyState>
  );
}
