import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { getColumnValues, getDictionary, getDictionaryTerms, getSiteColumns } from './contract.ts';
import { fieldTypeOf } from '../ground/dictionary/field-types.ts';
import {
  columnEntries,
  columnValues,
  dictionaryOf,
  findDictionaryField,
  termsOf,
} from '../ground/dictionary/queries/dictionary.ts';

/** Stands before the routes of sites, whose /site/{siteId} would take '/site/columns' for an id. */
export const dictionaryRoutes: Route[] = [
  route(getDictionary, async ({ tx }) => ({
    fields: await dictionaryOf(tx),
    terms: await termsOf(tx),
  })),

  route(getDictionaryTerms, ({ input, tx }) => termsOf(tx, input.kind)),

  route(getSiteColumns, ({ tx }) => dictionaryOf(tx)),

  route(getColumnValues, async ({ input, tx }) => {
    const field = await findDictionaryField(tx, input.col);
    const kind = field && fieldTypeOf(field.type).kind;
    if (!field || kind === 'json') throw new AppError('not-found');
    const isList = kind === 'texts' || kind === 'numbers';
    return isList ? columnEntries(tx, field, input) : columnValues(tx, field, input);
  }),
];
