import { VISIBILITY } from '@contract/land/ground/sites/visibility-field.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useFlag } from '../../session/tenant.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { BaseValue } from './base-value.tsx';
import { VisibilityDialog } from './visibility-dialog.tsx';
import { ReadValue, TouchValue } from './cell-value.tsx';
import type { SiteCell } from './cell.ts';
import { EditableCell } from './editable-cell.tsx';
import { FieldWarnings } from './field-warnings.tsx';
import { siteFieldMessages as messages } from './messages.ts';
import { Recalculate } from './recalculate.tsx';
import { useColleaguesChange } from './use-colleagues-change.ts';

/** A value of the site with its warnings; edited in place by those who may, if the council's page allows it. */
export function SiteFieldValue({ cell }: { cell: SiteCell }) {
  const { site } = useSite();
  const who = useColleaguesChange(cell.column, site[cell.column]);
  return (
    <>
      <Changed data-changed={who === undefined ? undefined : ''}>
        <Value cell={cell} />
        {/* There before it speaks: what appears with its words is not read out. */}
        <chakra.p role="status" px="2.5" textStyle="small" color="fg.info">
          {who !== undefined && messages.justChangedBy(who)}
        </chakra.p>
      </Changed>
      <BaseValue cell={cell} />
      <FieldWarnings column={cell.column} />
    </>
  );
}

function Value({ cell }: { cell: SiteCell }) {
  const { site, can } = useSite();
  const scenarios = useFlag('site view scenarios');
  const value = site[cell.column];
  if (!can.edit) return <ReadValue cell={cell} value={value} />;
  if (cell.functionName !== undefined) {
    return (
      <Recalculate cell={cell}>
        {cell.config ? (
          <EditableCell cell={cell} value={value} />
        ) : (
          <ReadValue cell={cell} value={value} />
        )}
      </Recalculate>
    );
  }
  if (!cell.config) return <ReadValue cell={cell} value={value} />;
  if (cell.column === VISIBILITY && scenarios) return <ByScenario cell={cell} value={value} />;
  return <EditableCell cell={cell} value={value} />;
}

/** Public visibility of a site with scenarios is set in a dialog that lists them. */
function ByScenario({ cell, value }: { cell: SiteCell; value: unknown }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TouchValue
        cell={cell}
        value={value}
        saving={false}
        onTouch={() => setOpen(true)}
        buttonRef={null}
      />
      {open && <VisibilityDialog label={cell.label} close={() => setOpen(false)} />}
    </>
  );
}

const Changed = chakra('div', {
  base: {
    borderRadius: 'md',
    '&[data-changed]': { bg: 'bg.info', outlineWidth: '1px', outlineColor: 'fg.info' },
  },
});
