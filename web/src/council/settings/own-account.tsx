import { logoutEverywhere } from '@calls/council/session/contract.ts';
import { putSiteDetailsLayout } from '@calls/council/users/contract.ts';
import { useAction } from '../../api/use-action.ts';
import { maySignOut } from '../../session/end-session.ts';
import { sessionMessages } from '../../session/messages.ts';
import { leave } from '../../session/sign-out.ts';
import { useUser } from '../../session/user.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { settingsPageMessages as messages } from './messages.ts';
import { Part } from './part.tsx';

/** What can be put back to how it was at first: the layout of a site's page, and all sessions. */
export function OwnAccount() {
  const user = useUser();
  const reset = useAction(putSiteDetailsLayout, {
    failure: messages.layoutResetFailed,
    onDone: () => showToast({ kind: 'success', title: messages.layoutReset }),
  });
  const end = useAction(logoutEverywhere, {
    failure: messages.endSessionsFailed,
    onDone: () => user && leave(user),
  });
  // Newer than what any device keeps, so that the standard layout counts there, too.
  const standard = () => ({ savedAt: new Date().toISOString(), layouts: {} });
  return (
    <>
      <Part title={messages.layout} hint={messages.layoutHint}>
        <Button
          variant="outline"
          busy={reset.running}
          onClick={() => void reset.run({ layout: standard() })}
        >
          {messages.resetLayout}
        </Button>
      </Part>
      <Part title={messages.sessions} hint={messages.sessionsHint}>
        <Button
          variant="outline"
          busy={end.running}
          onClick={() => {
            void maySignOut(sessionMessages.forgetsUnsent).then((may) => may && end.run({}));
          }}
        >
          {messages.endSessions}
        </Button>
      </Part>
    </>
  );
}
