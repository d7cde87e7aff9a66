import { yup } from '../../../../platform/contract.ts';
import { formatting } from '../schemas/formatting.ts';
import { requiredText, shape, uniqueBy } from '../schemas/shape.ts';
import { tableShape, type SiteTable } from './site-table.ts';
import { functionName } from './function-name.ts';
import { cellConfig, type CellConfig } from './cell-config.ts';

export interface SiteField {
  type: 'FIELD';
  label: string;
  dbPropertyName?: string;
  description?: string;
  measurement?: string;
  prefix?: string;
  formatting?: yup.InferType<ReturnType<typeof formatting>>;
  editable?: boolean;
  cellConfig?: CellConfig;
  useFunction?: boolean;
  functionName?: string;
}

export interface SiteContainer {
  type: 'CONTAINER';
  kind: 'ACCORDION' | 'GROUPED_BY_TITLE';
  title?: string;
  showIfContentAvailable: boolean;
  content: SiteContent[];
}

export type SiteContent = SiteField | SiteContainer | SiteTable;

/** Whether councils may let their officers edit here; never on the public map. */
export interface EditingSwitch {
  allowed: boolean;
}

const editable = ({ allowed }: EditingSwitch) =>
  allowed ? yup.boolean() : yup.boolean().oneOf([false], '${path} must be false on a public map');

const field = (editing: EditingSwitch) =>
  shape({
    type: yup.string().oneOf(['FIELD']).required(),
    label: requiredText(),
    dbPropertyName: yup.string(),
    description: yup.string(),
    measurement: yup.string(),
    prefix: yup.string(),
    formatting: formatting(),
    editable: editable(editing),
    cellConfig: cellConfig().when('editable', ([on], schema) => (on ? schema.required() : schema)),
    useFunction: yup.boolean(),
    functionName: functionName().when('useFunction', ([on], schema) =>
      on ? schema.trim().required() : schema,
    ),
  });

const container = (content: () => yup.AnySchema) =>
  shape({
    type: yup.string().oneOf(['CONTAINER']).required(),
    kind: yup.string().oneOf(['ACCORDION', 'GROUPED_BY_TITLE']).required(),
    title: yup.string(),
    showIfContentAvailable: yup.boolean().required(),
    content: yup.array(yup.lazy(content)).required(),
  });

function contentItem(editing: EditingSwitch): () => yup.AnySchema {
  const item = (): yup.AnySchema =>
    yup.lazy(
      (value: unknown) => schemas[typeOf(value)] ?? unknownContent,
    ) as unknown as yup.AnySchema;
  const schemas: Record<string, yup.AnySchema> = {
    FIELD: field(editing).required(),
    CONTAINER: container(item).required(),
    TABLE: tableShape(editable(editing)).required(),
  };
  return item;
}

const typeOf = (value: unknown) =>
  value !== null && typeof value === 'object' && 'type' in value ? String(value.type) : '';

const unknownContent = yup
  .mixed()
  .test('content-type', '${path} must be of type FIELD, CONTAINER or TABLE', () => false);

const tabs = (editing: EditingSwitch) => {
  const tab = shape({
    id: requiredText(),
    tabTitle: requiredText(),
    mdIcon: yup.string(),
    visible: yup.boolean(),
    content: yup
      .array(yup.lazy(contentItem(editing)) as unknown as yup.MixedSchema<SiteContent>)
      .required(),
    tabActions: yup
      .array(
        shape({
          name: requiredText(),
          config: shape({
            functionName: functionName(),
            dbColumns: yup.array(shape({ column: requiredText() }).required()).default(undefined),
          }),
        }).required(),
      )
      .default(undefined),
    nestedSitesSource: yup.string(),
  });
  return yup
    .array(tab.required())
    .required()
    .test('unique-ids', '${path} has an id twice', (list) => uniqueBy(list, ({ id }) => id));
};

/** Site features: the tabs of a site's page, their contents and what may be edited there. */
export const siteFeatures = {
  version: 1,
  upgrades: [],
  schema: shape({ tabs: tabs({ allowed: true }) }),
  initial: { tabs: [] },
};

/** Public web map: the same tabs as site features, with editing disallowed. */
export const publicWebMap = {
  version: 1,
  upgrades: [],
  schema: shape({ tabs: tabs({ allowed: false }) }),
  initial: { tabs: [] },
};
