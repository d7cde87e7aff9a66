import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { useMemo } from 'react';
import { useConfig } from '../../../council/ground/configs/use-config.ts';
import { useAccess } from '../../../session/access.tsx';
import { editableCells } from '../../site-fields/arrangement.ts';
import type { SiteCell } from '../../site-fields/cell.ts';

const NONE: ReadonlyMap<string, SiteCell> = new Map();

/** The cells that the council's site page makes editable, by column, for those who may write; empty for others. */
export function useEditableCells(
  fields: ReadonlyMap<string, DictionaryField>,
): ReadonlyMap<string, SiteCell> {
  const { allowed } = useAccess('sites', 'write');
  const config = useConfig('site-features');
  const tabs = config.status === 'ready' ? config.config?.tabs : undefined;
  return useMemo(
    () => (allowed && tabs ? editableCells(tabs, fields) : NONE),
    [fields, allowed, tabs],
  );
}
