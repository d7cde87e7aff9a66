import { route, type Route } from '../../platform/endpoint.ts';
import { addColumnTo, changeColumn, removeColumn } from './change-columns.ts';
import {
  addCustomColumn,
  changeCustomColumn,
  listCustomColumns,
  removeCustomColumn,
} from './contract.ts';
import { columnsWithCounts } from './queries.ts';

export const customColumnRoutes: Route[] = [
  route(listCustomColumns, async ({ input: { table }, tx }) => ({
    columns: await columnsWithCounts(tx, table),
  })),
  route(addCustomColumn, async ({ input, actor, tx }) => ({
    column: await addColumnTo(tx, actor, input),
  })),
  route(changeCustomColumn, async ({ input, actor, tx }) => ({
    column: await changeColumn(tx, actor, input),
  })),
  route(removeCustomColumn, async ({ input: { id }, actor, tx }) => {
    await removeColumn(tx, actor, id);
    return undefined;
  }),
];
