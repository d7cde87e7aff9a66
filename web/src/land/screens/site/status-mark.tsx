import { STATUS_FIELDS, statusColours } from '@contract/land/layers/style/site-colours.ts';
import { chakra } from '@chakra-ui/react';
import { StatusDot } from '../../../ui/status.tsx';
import { useSite } from '../../ground/sites/site-context.tsx';

/** The site's status in the colour that map and legend give it; a site without one says so. */
export function StatusMark() {
  const { site, fields } = useSite();
  const field = STATUS_FIELDS.map((name) => fields.get(name)).find((each) => each !== undefined);
  const statuses = statusColours(field);
  if (!field || statuses.length === 0) return null;
  const value = String(site[field.dbPropertyName] ?? '');
  const status = statuses.find((each) => each.value === value) ?? {
    label: value,
    colour: statuses.at(-1)?.colour ?? '',
  };
  return (
    <Pill
      title={field.label}
      data-colour={status.colour}
      style={{
        borderColor: status.colour,
        background: `color-mix(in srgb, ${status.colour} 12%, transparent)`,
      }}
    >
      <StatusDot style={{ background: status.colour }} />
      {status.label}
    </Pill>
  );
}

const Pill = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2',
    minH: '6',
    borderWidth: '1px',
    borderRadius: 'sm',
    fontWeight: 'medium',
    textStyle: 'small',
    color: 'fg',
  },
});
