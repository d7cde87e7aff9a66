import { putSettings } from '@calls/council/users/contract.ts';
import { chakra } from '@chakra-ui/react';
import type { PersonSettings } from '@contract/council/ground/people/settings.ts';
import { useId, useRef, useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { type User, useUser } from '../../session/user.ts';
import { showToast } from '../../ui/toast-store.ts';
import { takeLook } from '../../ui/theme/own-look.ts';
import { RadioChoices } from './choices.tsx';
import { settingsPageMessages as messages } from './messages.ts';
import { OwnAccount } from './own-account.tsx';
import { Part } from './part.tsx';
import { PageFrame } from '../../ui/page-frame/page-frame.tsx';

/** Who one is here, how the product looks, and when it writes; each choice counts at once. */
export default function SettingsPage() {
  const user = useUser();
  return (
    <PageFrame kind="page" width="reading" title={messages.title}>
      {user && <Profile user={user} />}
      {user && <Choosing settings={user.settings} />}
      <OwnAccount />
    </PageFrame>
  );
}

function Profile({ user }: { user: User }) {
  return (
    <Part title={messages.profile} hint={messages.profileHint}>
      <Facts>
        <dt>{messages.name}</dt>
        <dd>{user.displayName}</dd>
        <dt>{messages.email}</dt>
        <dd>{user.email}</dd>
        <dt>{messages.roles}</dt>
        <dd>{user.roles.join(', ') || messages.noRoles}</dd>
        <dt>{messages.provider}</dt>
        <dd>{messages.providers[user.provider]}</dd>
      </Facts>
    </Part>
  );
}

function Choosing({ settings }: { settings: PersonSettings }) {
  const mail = useId();
  // Seen at once; the server's refusal takes it back to what it kept last.
  const [shown, setShown] = useState(settings);
  const kept = useRef(settings);
  const show = (next: PersonSettings) => {
    setShown(next);
    takeLook(next);
  };
  const put = useAction(putSettings, {
    failure: messages.saveFailed,
    onDone: (answer) => {
      kept.current = answer;
      showToast({ kind: 'success', title: messages.saved });
    },
    onFailed: () => show(kept.current),
  });
  const choose = (change: Partial<PersonSettings>) => {
    const next = { ...shown, ...change };
    show(next);
    void put.run(next);
  };
  return (
    <>
      <Part title={messages.look}>
        <RadioChoices
          label={messages.theme}
          hint={messages.themeHint}
          of={messages.themes}
          chosen={shown.theme}
          choose={(theme) => choose({ theme })}
        />
        <RadioChoices
          label={messages.density}
          of={messages.densities}
          chosen={shown.density}
          choose={(density) => choose({ density })}
        />
        <RadioChoices
          label={messages.areas}
          of={messages.areaUnits}
          chosen={shown.areas}
          choose={(areas) => choose({ areas })}
        />
      </Part>
      <Part title={messages.mail}>
        <chakra.label
          htmlFor={mail}
          display="flex"
          gap="2"
          minH="6"
          alignItems="center"
          cursor="pointer"
        >
          <chakra.input
            accentColor="accent.solid"
            id={mail}
            type="checkbox"
            checked={shown.mailWhenDone}
            onChange={(event) => choose({ mailWhenDone: event.target.checked })}
          />
          {messages.mailWhenDone}
        </chakra.label>
      </Part>
    </>
  );
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) 1fr',
    columnGap: '4',
    rowGap: '1',
    '& dt': { color: 'fg.muted' },
    '& dd': { minW: '0', overflowWrap: 'anywhere' },
  },
});
