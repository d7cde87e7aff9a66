import { yup } from '../../../../platform/contract.ts';
import { shape } from '../schemas/shape.ts';
import { cellConfig, type CellConfig } from './cell-config.ts';

export interface SiteTableCell {
  text?: string;
  dbPropertyName?: string;
  rowSpan?: number;
  colSpan?: number;
  align?: 'centre' | 'top' | 'bottom';
  editable?: boolean;
  cellConfig?: CellConfig;
}

export interface SiteTable {
  type: 'TABLE';
  kind: 'SIGNED_BY_HEADER' | 'SIGNED_BY_FIRST_COLUMN' | 'SIGNED_BY_HEADER_AND_FIRST_COLUMN';
  title?: string;
  columns?: { title: string; width?: number }[];
  tableData: SiteTableCell[][];
}

/** A table on a site's page, labelled by its header, its first column or both. */
export function tableShape(editable: yup.BooleanSchema) {
  const cell = shape({
    text: yup.string(),
    dbPropertyName: yup.string(),
    rowSpan: yup.number().integer().min(1),
    colSpan: yup.number().integer().min(1),
    align: yup.string().oneOf(['centre', 'top', 'bottom'] as const),
    editable,
    cellConfig: cellConfig().when('editable', ([on], schema) => (on ? schema.required() : schema)),
  });
  return shape({
    type: yup.string().oneOf(['TABLE']).required(),
    kind: yup
      .string()
      .oneOf(['SIGNED_BY_HEADER', 'SIGNED_BY_FIRST_COLUMN', 'SIGNED_BY_HEADER_AND_FIRST_COLUMN'])
      .required(),
    title: yup.string(),
    columns: yup
      .array(
        shape({ title: yup.string().defined(), width: yup.number().min(125).max(400) }).required(),
      )
      .default(undefined),
    tableData: yup.array(yup.array(cell.required()).required()).required(),
  });
}
