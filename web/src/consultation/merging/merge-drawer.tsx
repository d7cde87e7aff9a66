import { compareLookAlikes, mergeLookAlikes } from '@calls/consultation/merging/contract.ts';
import type { MergeKind } from '@contract/consultation/merging/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { FormRefusal } from '../../forms/refusal.tsx';
import { useSeenVersion } from '../../forms/use-seen-version.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  type ComparedPair,
  differing,
  otherOf,
  proposed,
  takenOver,
  type Which,
} from './comparison.ts';
import { mergePanelMessages as messages } from './messages.ts';
import { RadioPair } from './radio-pair.tsx';
import { takeMergeBack } from './undo-merge.ts';

interface MergeDrawerProps {
  kind: MergeKind;
  ids: readonly [number, number];
  /** Gets the one that stays. */
  done: (keptId: number) => void;
  close: () => void;
}

/** Two contacts or organisations side by side: which one stays, and with whose values. */
export function MergeDrawer({ kind, ids: [first, second], done, close }: MergeDrawerProps) {
  const query = useEndpoint(compareLookAlikes, { kind, first, second });
  return (
    <Drawer title={messages.title[kind]} width={560} onClose={close}>
      <Loaded query={query} skeleton={<SkeletonLines lines={8} />} failed={messages.compareFailed}>
        {(comparison) => <Merging {...{ kind, comparison, done, close }} />}
      </Loaded>
    </Drawer>
  );
}

interface MergingProps {
  kind: MergeKind;
  comparison: ComparedPair;
  done: (keptId: number) => void;
  close: () => void;
}

function Merging({ kind, comparison, done, close }: MergingProps) {
  const [stays, setStays] = useState<Which>(() => better(comparison));
  const [chosen, setChosen] = useState<Record<string, Which>>({});
  const { run, running, error } = useAction(mergeLookAlikes, { failure: false });
  const { sides } = comparison;
  const [one, other] = sides;
  const versions = [
    useSeenVersion(one?.row_version ?? 0, error),
    useSeenVersion(other?.row_version ?? 0, error),
  ];
  const kept = sides[stays];
  const merged = sides[otherOf(stays)];
  const merge = async () => {
    if (!kept || !merged) return;
    const answer = await run({
      kind,
      keptId: kept.id,
      keptVersion: versions[stays] ?? 0,
      mergedId: merged.id,
      mergedVersion: versions[otherOf(stays)] ?? 0,
      take: takenOver(comparison, stays, chosen),
    });
    if (!answer) return;
    const { id } = answer.merge;
    const action = { label: messages.undo, run: () => void takeMergeBack(id) };
    showToast({ kind: 'success', title: messages.merged[kind], action });
    close();
    done(kept.id);
  };
  const fields = differing(comparison);
  const same = comparison.fields.filter(
    (field) => !fields.includes(field) && field.values.some(Boolean),
  );
  return (
    <chakra.form
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        void merge();
      }}
    >
      <p>{messages.intro}</p>
      <FormRefusal error={error} failure={messages.mergeFailed} now={messages.changed} />
      <RadioPair
        label={messages.whichStays}
        texts={sides.map(({ name, id }) => messages.side(name, id))}
        hints={sides.map(namedIn)}
        chosen={stays}
        choose={setStays}
      />
      <chakra.h3 textStyle="headingSm">{messages.whichValue}</chakra.h3>
      {fields.length === 0 && <p>{messages.noDifference}</p>}
      {fields.map((field) => (
        <RadioPair
          key={field.name}
          label={field.label}
          texts={field.values.map((value) => value || messages.empty)}
          chosen={chosen[field.name] ?? proposed(field, stays)}
          choose={(which) => setChosen({ ...chosen, [field.name]: which })}
        />
      ))}
      {same.length > 0 && (
        <section>
          <chakra.h3 textStyle="headingSm">{messages.same}</chakra.h3>
          <ul>
            {same.map(({ name, label, values }) => (
              <chakra.li key={name} overflowWrap="anywhere">{`${label}: ${values[0]}`}</chakra.li>
            ))}
          </ul>
        </section>
      )}
      <div>
        <Button type="submit" busy={running}>
          {messages.merge}
        </Button>
      </div>
    </chakra.form>
  );
}

type Side = ComparedPair['sides'][number];

/** The one that is named more often is proposed to stay; of two alike the older one. */
function better({ sides: [one, other] }: ComparedPair): Which {
  if (!one || !other) return 0;
  const often = (side: Side) => side.representations + side.actedFor + side.contacts;
  return often(other) > often(one) || (often(other) === often(one) && other.id < one.id) ? 1 : 0;
}

function namedIn({ representations, actedFor, contacts }: Side): string {
  const parts = [
    representations > 0 && messages.representations(representations),
    actedFor > 0 && messages.actedFor(actedFor),
    contacts > 0 && messages.contacts(contacts),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : messages.namedNowhere;
}
