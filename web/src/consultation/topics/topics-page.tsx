import {
  addTopic,
  changeTopic,
  listKeptTopics,
  orderTopics,
} from '@calls/consultation/topics/contract.ts';
import { type KeptTopic, topicFields } from '@contract/consultation/topics/contract.ts';
import { yup } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { ownChangesShown } from '../../api/query-client.ts';
import { useAction } from '../../api/use-action.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { TextField } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { OrderedList } from '../../ui/ordered-list/ordered-list.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty } from '../../ui/empty.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { topicPageMessages as messages } from './messages.ts';
import { RenameDrawer } from './rename-drawer.tsx';
import { TopicLine } from './topic-line.tsx';
import { TopicQuestion } from './topic-question.tsx';
import { PageFrame } from '../../ui/page-frame/page-frame.tsx';

/** Where administrators keep the council's topics: added, renamed, put in order, retired. */
export default function TopicsPage() {
  const query = useEndpoint(listKeptTopics);
  return (
    <PageFrame kind="page" width="reading" title={messages.title} intro={<p>{messages.intro}</p>}>
      <Loaded query={query} skeleton={<SkeletonLines lines={12} />} failed={messages.failed}>
        {({ topics }) => (
          <>
            <NewTopic />
            <Lists topics={topics} />
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}

const schema = yup.object(topicFields);

function NewTopic() {
  const { run, error } = useAction(addTopic, { failure: messages.addFailed });
  const form = useDraftForm({ formName: 'new-topic', schema, defaults: { name: '' } });
  const add = async ({ name }: { name: string }) => {
    if (!(await run({ name }))) return;
    form.sent();
    form.reset({ name: '' });
    showToast({ kind: 'success', title: messages.added(name) });
  };
  return (
    <Form
      form={form}
      submit={messages.add}
      onSubmit={add}
      {...(error ? { serverFields: error.fields } : {})}
    >
      <TextField name="name" label={messages.name} />
    </Form>
  );
}

function Lists({ topics }: { topics: readonly KeptTopic[] }) {
  const [renaming, setRenaming] = useState<number>();
  const [leaving, setLeaving] = useState<number>();
  const order = useAction(orderTopics, { failure: messages.moveFailed });
  const offer = useAction(changeTopic, {
    failure: messages.changeFailed,
    onDone: ({ topic }) => showToast({ kind: 'info', title: messages.offeredNow(topic.name) }),
  });
  const offered = topics.filter(({ isRetired }) => !isRetired);
  const retired = topics.filter(({ isRetired }) => isRetired);
  const of = (id: number | undefined) => topics.find((topic) => topic.id === id);
  const [renamed, left] = [of(renaming), of(leaving)];
  // What is renamed or removed before the order has come would be refused as changed meanwhile.
  const [isOrdering, setOrdering] = useState(false);
  const putInOrder = async (next: readonly KeptTopic[]) => {
    const asRead = next.map(({ id, row_version }) => ({ id, row_version }));
    setOrdering(true);
    try {
      const isMade = (await order.run({ topics: asRead })) !== undefined;
      if (isMade) await ownChangesShown();
      return isMade;
    } finally {
      setOrdering(false);
    }
  };
  return (
    <>
      <section>
        <chakra.h2 textStyle="headingSm">{messages.offered}</chakra.h2>
        {offered.length === 0 && (
          <Empty kind="nothing" title={messages.none}>
            {messages.noneHint}
          </Empty>
        )}
        <OrderedList
          items={offered}
          keyOf={({ id }) => String(id)}
          nameOf={({ name }) => name}
          change={putInOrder}
          render={(topic, parts) => (
            <TopicLine
              topic={topic}
              parts={parts}
              isBusy={isOrdering}
              rename={() => setRenaming(topic.id)}
              change={() => setLeaving(topic.id)}
            />
          )}
        />
      </section>
      {retired.length > 0 && (
        <section>
          <chakra.h2 textStyle="headingSm">{messages.retired}</chakra.h2>
          <chakra.p color="fg.muted">{messages.retiredHint}</chakra.p>
          <ul>
            {retired.map((topic) => (
              <li key={topic.id}>
                <TopicLine
                  topic={topic}
                  rename={() => setRenaming(topic.id)}
                  change={() =>
                    void offer.run({
                      id: topic.id,
                      row_version: topic.row_version,
                      isRetired: false,
                    })
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {renamed && <RenameDrawer topic={renamed} close={() => setRenaming(undefined)} />}
      {left && <TopicQuestion topic={left} close={() => setLeaving(undefined)} />}
    </>
  );
}
