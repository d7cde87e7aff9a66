import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../button.tsx';
import { ChoiceBox } from '../combobox/choice-box.tsx';
import { Loaded } from '../loaded.tsx';
import { Empty } from '../empty.tsx';
import { TableSkeleton } from '../table/table-skeleton.tsx';
import { TabPanel, Tabs } from '../tabs.tsx';
import { useRemovable } from '../use-removable.ts';

const WARDS = ['Byker', 'Heaton', 'Ouseburn', 'Walker', 'Gosforth', 'Jesmond', 'Elswick'];

/** Comboboxes: with and without a choice, refused, and still searching. */
export function ComboboxPart() {
  const [ward, setWard] = useState('');
  const choices = WARDS.map((each) => ({ value: each, label: each, hint: `${each.length}` }));
  const box = { choices, value: ward, change: setWard };
  return (
    <Columns>
      <ChoiceBox label="Ward" {...box} none="Any ward" />
      <ChoiceBox label="Ward, refused" {...box} invalid />
      <ChoiceBox label="Ward, looking" {...box} choices={[]} busy noMatch="Looking …" />
    </Columns>
  );
}

/** Both looks of tabs; the second has only the panel shown in the page. */
export function TabsPart() {
  const [shown, setShown] = useState('fields');
  const tabs = [
    { name: 'fields', label: 'Fields' },
    { name: 'history', label: 'History' },
    { name: 'files', label: 'Files with a long name' },
  ];
  return (
    <Columns>
      {(['line', 'buttons'] as const).map((look) => (
        <Tabs
          key={look}
          label={`Tabs, ${look}`}
          look={look}
          lazy={look === 'buttons'}
          tabs={tabs}
          shown={shown}
          choose={setShown}
        >
          {tabs.map(({ name, label }) => (
            <TabPanel key={name} name={name} title={label}>
              <p>What belongs under {label}.</p>
            </TabPanel>
          ))}
        </Tabs>
      ))}
    </Columns>
  );
}

const FACES = {
  loading: { data: undefined, error: null },
  failed: { data: undefined, error: { message: 'The server did not answer' } },
  empty: { data: [] as string[], error: null },
  full: { data: WARDS, error: null },
};

/** The four states of fetched data, and a failure in one line. */
export function LoadedPart() {
  return (
    <Columns>
      {Object.entries(FACES).map(([face, query]) => (
        <section key={face} aria-label={face}>
          <Loaded
            query={{ ...query, refetch: () => undefined }}
            skeleton={<TableSkeleton rows={3} columns={3} />}
            failed="Failed to fetch wards"
            empty={<Empty kind="nothing" title="No ward yet" />}
            isEmpty={(data) => data.length === 0}
          >
            {(data) => <p>{data.join(', ')}</p>}
          </Loaded>
        </section>
      ))}
      <section aria-label="failed, in a line">
        <Loaded
          line
          query={{ ...FACES.failed, refetch: () => undefined }}
          skeleton={null}
          failed="Failed to fetch wards"
          retryLabel="Wards"
        >
          {() => null}
        </Loaded>
      </section>
    </Columns>
  );
}

/** Deleting with undo: at once, or after a delay in which it can be kept. */
export function RemovablePart({ after }: { after?: number }) {
  const [wards, setWards] = useState(WARDS.slice(0, 3));
  const { remove, keep, isLeaving } = useRemovable<string>({
    id: (ward) => ward,
    remove: (ward) => Promise.resolve(setWards((all) => all.filter((each) => each !== ward))),
    restore: (ward) => Promise.resolve(setWards((all) => [...all, ward])),
    removed: (ward) => `${ward} deleted`,
    ...(after === undefined ? {} : { after }),
  });
  return (
    <ul>
      {wards.map((ward) => (
        <chakra.li key={ward} display="flex" gap="2" alignItems="center">
          {ward}
          {after !== undefined && isLeaving(ward) ? (
            <Button size="sm" variant="outline" onClick={() => keep(ward)}>
              Keep {ward}
            </Button>
          ) : (
            <IconButton
              label={`Delete ${ward}`}
              icon={<Trash2 size={16} />}
              disabled={isLeaving(ward)}
              onClick={() => void remove(ward)}
            />
          )}
        </chakra.li>
      ))}
    </ul>
  );
}

const VARIANTS = ['solid', 'outline', 'ghost', 'danger', 'plain'] as const;

/** Every look of a button: at rest, busy and disabled. */
export function ButtonPart() {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          Save boundary
        </Button>
      ))}
      <Button busy>Saving</Button>
      <Button disabled>Not now</Button>
    </chakra.div>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  },
});
