import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { exportPageMessages as messages } from './messages.ts';

/** Nothing to export: a link to the search. */
export function NoSites({ title }: { title: string }) {
  return (
    <Empty
      kind="none"
      title={title}
      action={
        <ButtonLink to="/" variant="outline">
          {messages.toSearch}
        </ButtonLink>
      }
    >
      {messages.noSitesHint}
    </Empty>
  );
}
