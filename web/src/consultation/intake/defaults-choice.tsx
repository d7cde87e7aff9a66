import { longDate } from '@contract/platform/dates/long-date.ts';
import { readDay } from '@contract/platform/dates/read-day.ts';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { Control, SelectControl } from '../../ui/control.tsx';
import { DateControl } from '../../ui/date-control.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { menuOf, useIntakeLookups } from './lookups.ts';
import { intakePageMessages as messages } from './messages.ts';

/** What counts where a row or an item says nothing itself. */
export interface RunDefaults {
  consultationEventId?: number | null;
  correspondenceType?: number | null;
  receivedDate?: string | null;
}

interface DefaultsChoiceProps {
  defaults: RunDefaults;
  onChange: (changed: RunDefaults) => void;
  /** Messages of the server, by field. */
  fields: Record<string, string>;
}

/** The consultation, the correspondence and the day of what is taken in, side by side. */
export function DefaultsChoice({ defaults, onChange, fields }: DefaultsChoiceProps) {
  const lookups = useIntakeLookups();
  const [typed, setTyped] = useState(longDate(defaults.receivedDate ?? ''));
  const type = (text: string) => {
    setTyped(text);
    const day = readDay(text);
    if (day !== undefined || text.trim() === '') onChange({ receivedDate: day ?? null });
  };
  return (
    <Loaded query={lookups} failed={messages.lookupsFailed} skeleton={<Skeleton h="14" />}>
      {({ events, lookups: { correspondenceTypes } }) => (
        <chakra.div
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
        >
          <Labelled label={messages.consultation} error={fields['consultationEventId']}>
            {(id) => (
              <SelectControl
                id={id}
                value={defaults.consultationEventId ?? ''}
                onChange={(event) =>
                  onChange({ consultationEventId: Number(event.target.value) || null })
                }
              >
                <Options choices={menuOf(events.consultations, messages.choose)} />
              </SelectControl>
            )}
          </Labelled>
          <Labelled label={messages.correspondence} error={fields['correspondenceType']}>
            {(id) => (
              <SelectControl
                id={id}
                value={defaults.correspondenceType ?? ''}
                onChange={(event) =>
                  onChange({ correspondenceType: Number(event.target.value) || null })
                }
              >
                <Options choices={menuOf(correspondenceTypes, messages.none)} />
              </SelectControl>
            )}
          </Labelled>
          <Labelled label={messages.received} error={fields['receivedDate']}>
            {(id) => (
              <DateControl label={messages.received} typed={typed} onType={type}>
                <Control
                  id={id}
                  autoComplete="off"
                  value={typed}
                  onChange={(event) => type(event.target.value)}
                />
              </DateControl>
            )}
          </Labelled>
        </chakra.div>
      )}
    </Loaded>
  );
}

const Options = ({ choices }: { choices: ReturnType<typeof menuOf> }) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

interface LabelledProps {
  label: string;
  error: string | undefined;
  children: (id: string) => ReactNode;
}

function Labelled({ label, error, children }: LabelledProps) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1" alignContent="start" minW="0">
      <chakra.label htmlFor={id} fontWeight="medium">
        {label}
      </chakra.label>
      {children(id)}
      {error && (
        <chakra.p role="alert" color="fg.error">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  );
}
