import { registerInbox, setInboxStatus } from '@calls/consultation/intake/contract/inbox.ts';
import type { InboxItem, InboxStatus } from '@contract/consultation/intake/contract/inbox.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { agreesWith, corrected, forgetCorrected } from './corrected-items.ts';
import { DefaultsChoice } from './defaults-choice.tsx';
import { keptDefaults, keepDefaults } from './kept-defaults.ts';
import { inboxMessages as messages } from './messages.ts';
import { tellRegistered } from './tell-registered.ts';

interface InboxToolsProps {
  status: InboxStatus;
  chosen: readonly InboxItem[];
  isAll: boolean;
  selectAll: (on: boolean) => void;
  /** These were registered or moved; what was left out stays selected. */
  done: (ids: readonly number[]) => void;
}

/** What can be done with several items together. */
export function InboxTools({ status, chosen, isAll, selectAll, done }: InboxToolsProps) {
  const [defaults, setDefaults] = useState(keptDefaults);
  const register = useAction(registerInbox, {
    failure: messages.registerFailed,
    certain: true,
    onDone: (made, { items }) => {
      tellRegistered(made);
      forgetCorrected(made.registered.map(({ id }) => id));
      done(items.map(({ id }) => id));
    },
  });
  const move = useAction(setInboxStatus, {
    failure: messages.statusFailed,
    onDone: (_answer, sent) => done(sent.ids),
  });
  const { consultationEventId, ...rest } = defaults;
  const taken = consultationEventId ? chosen.filter(({ id }) => agreesWith(id, defaults)) : chosen;
  const leftOut = chosen.length - taken.length;
  const send = () => {
    if (!consultationEventId) return;
    void register.run({
      consultationEventId,
      ...rest,
      items: taken.map(({ id, row_version }) => ({ id, row_version, ...corrected(id) })),
    });
  };
  const ids = chosen.map(({ id }) => id);
  const to = status === 'dismissed' ? 'waiting' : 'dismissed';
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" px="3">
        <chakra.label display="flex" gap="3" cursor="pointer" py="1" px="1">
          <input
            type="checkbox"
            checked={isAll}
            onChange={(event) => selectAll(event.target.checked)}
          />
          {chosen.length > 0 ? messages.selected(chosen.length) : messages.selectAll}
        </chakra.label>
        {chosen.length > 0 && (
          <>
            {status === 'waiting' && (
              <Button
                busy={register.running}
                disabled={!consultationEventId || taken.length === 0}
                onClick={send}
              >
                {messages.registerSelected(taken.length)}
              </Button>
            )}
            <Button
              variant="outline"
              busy={move.running}
              onClick={() => void move.run({ ids, status: to })}
            >
              {to === 'dismissed' ? messages.dismiss : messages.takeBack}
            </Button>
          </>
        )}
      </chakra.div>
      {leftOut > 0 && status === 'waiting' && (
        <chakra.p role="status" color="fg.muted" px="3">
          {messages.leftOut(leftOut)}
        </chakra.p>
      )}
      {chosen.length > 0 && status === 'waiting' && (
        <DefaultsChoice
          defaults={defaults}
          onChange={(changed) => setDefaults(keepDefaults({ ...defaults, ...changed }))}
          fields={register.fields}
        />
      )}
    </chakra.div>
  );
}
