import { listInbox } from '@calls/consultation/intake/contract/inbox.ts';
import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { InboxList } from './inbox-list.tsx';
import { intakePageMessages as messages } from './messages.ts';
import { RunList } from './run-list.tsx';
import { RunReport } from './run-report.tsx';
import { TakeInForm } from './take-in-form.tsx';
import { PageFrame } from '../../ui/page-frame/page-frame.tsx';

/** Taking in tables, e-mails and letters; `?run=<id>` shows a file's report, `?tab=inbox` what waits. */
export default function IntakePage() {
  const [search, setSearch] = useSearchParams();
  const inbox = useEndpoint(listInbox, { limit: 1 }, { every: 30_000 });
  const shown = Number(search.get('run')) || undefined;
  const show = (run: number | undefined) =>
    setSearch(run === undefined ? {} : { run: String(run) });
  const tab = search.get('tab') === 'inbox' ? 'inbox' : 'files';
  return (
    <Tabs
      label={messages.parts}
      tabs={[
        { name: 'files', label: messages.files },
        { name: 'inbox', label: messages.inbox(inbox.data?.counts.waiting ?? 0) },
      ]}
      shown={tab}
      choose={(name) => setSearch(name === 'inbox' ? { tab: 'inbox' } : {})}
      lazy
      renderFrame={(tabs) => (
        <PageFrame
          kind="page"
          title={messages.title}
          tabs={tabs}
          intro={<p>{messages.intro}</p>}
          actions={
            <ButtonLink to="/consultations/intake/paper" variant="ghost">
              {messages.paper}
            </ButtonLink>
          }
        >
          <TabPanel name="files" title={messages.files}>
            <chakra.div display="grid" gap="5">
              {shown !== undefined && (
                <RunReport key={shown} id={shown} onClose={() => show(undefined)} />
              )}
              <chakra.div
                display="grid"
                gridTemplateColumns={{ base: '1fr', lg: '360px 1fr' }}
                gap="6"
                alignItems="start"
              >
                <TakeInForm isSecond={shown !== undefined} onTaken={show} />
                <RunList shown={shown} onShow={show} />
              </chakra.div>
            </chakra.div>
          </TabPanel>
          <TabPanel name="inbox" title={messages.inbox(0)}>
            <InboxList />
          </TabPanel>
        </PageFrame>
      )}
    />
  );
}
