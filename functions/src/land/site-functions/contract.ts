import { closed, endpoint, needs, yup } from '../../platform/contract.ts';
import { siteId } from '../ground/sites/site-id.ts';
import { changedSite } from '../ground/sites/edit-schema.ts';
import { siteFunctionNames } from '../../council/ground/configs/types/site-function-names.ts';

const scenario = yup.string().min(1).max(100);
const functionName = yup.string().oneOf(siteFunctionNames);

/** The closed list of functions that configurations may name, with what each does. */
export const listSiteFunctions = endpoint({
  feature: 'site-functions',
  access: needs('sites', 'read'),
  method: 'GET',
  path: '/site/functions',
  summary: 'Functions that a site’s fields and actions may call',
  reads: [],
  response: closed({
    functions: yup
      .array()
      .of(
        closed({
          name: functionName.required(),
          description: yup.string().required(),
        }).required(),
      )
      .required(),
  }),
});

const mayWrite = { feature: 'site-functions', access: needs('sites', 'write') } as const;

/** Runs an action of a tab of the council's site-features configuration; what it writes are edits, with history. */
export const runTabAction = endpoint({
  ...mayWrite,
  flag: 'site view tab actions',
  method: 'POST',
  path: '/site/v2/{siteId}/tab-action',
  summary: 'Run an action of a tab on a site',
  changes: ['site:siteId'],
  params: closed({ siteId }),
  query: closed({ scenario }),
  body: closed({
    /** The tab's id and the action's name, as configured. */
    tabId: yup.string().max(200).required(),
    actionName: yup.string().max(500).required(),
  }),
  response: changedSite,
});

/** Runs the function of a field with `useFunction`, as configured; what it writes are edits, with history. */
export const runFieldFunction = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/site/v2/{siteId}/function',
  summary: 'Run a function on a site',
  changes: ['site:siteId'],
  params: closed({ siteId }),
  query: closed({ scenario }),
  body: closed({ functionName: functionName.required() }),
  response: changedSite,
});
