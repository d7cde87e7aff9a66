import { closed, endpoint, needs, yup } from '../../platform/contract.ts';
import type { FeatureName } from '../../platform/feature-names.ts';
import type { RecordKind } from '../search/record-kind.ts';
import { searchParameters, searchTemplate, templateName } from './template-schema.ts';

/** The saved searches of a type of record, as their endpoints are declared. */
interface TemplatesOf extends Pick<RecordKind, 'unit'> {
  feature: FeatureName;
  /** Where they are listed. */
  list: `/${string}`;
  /** Where one is saved and changed. */
  path: `/${string}`;
  /** As a sentence goes on: 'sites'. */
  plural: string;
}

const oneTemplate = closed({ id: yup.number().integer().min(1).required() });

/** The calls for saved searches of one type of record. */
export function templateEndpoints({ feature, list, path, unit, plural }: TemplatesOf) {
  const common = { feature, access: needs(unit, 'read') };
  return {
    /** The reader's own saved searches and those that colleagues share, by name. */
    list: endpoint({
      ...common,
      method: 'GET',
      path: list,
      summary: `Saved searches of ${plural}: own ones and those shared in the council`,
      reads: ['template@templates.id'],
      response: closed({ templates: yup.array().of(searchTemplate).required() }),
    }),

    /** Saves a search; a name that the owner has already used for such records is a conflict, naming `name`. */
    create: endpoint({
      ...common,
      method: 'POST',
      path,
      summary: `Save a search of ${plural}`,
      changes: ['template*'],
      body: closed({
        name: templateName.required('Field is required'),
        isShared: yup.boolean().default(false),
        parameters: searchParameters.required(),
      }),
      status: 201,
      response: searchTemplate,
      idempotent: true,
    }),

    /** Renames, shares or replaces the caller's own saved search; anybody else's is reported as unknown. */
    update: endpoint({
      ...common,
      method: 'PUT',
      path,
      summary: `Change one's own saved search of ${plural}`,
      // Shared or no longer shared, it comes into or goes from the lists of others.
      changes: ['template:id', 'template*'],
      body: closed({
        id: yup.number().integer().min(1).required(),
        name: templateName,
        isShared: yup.boolean(),
        parameters: searchParameters.default(undefined),
      }),
      response: searchTemplate,
    }),

    remove: endpoint({
      ...common,
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: `Delete one's own saved search of ${plural}`,
      changes: ['template:id', 'template*'],
      params: oneTemplate,
      status: 204,
      response: yup.mixed(),
    }),
  };
}

/** The calls for saved searches of any type of record. */
export type TemplateCalls = ReturnType<typeof templateEndpoints>;
