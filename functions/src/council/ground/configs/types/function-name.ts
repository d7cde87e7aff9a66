import { yup } from '../../../../platform/contract.ts';
import { isSiteFunction, siteFunctionNames } from './site-function-names.ts';

/** The name of a function on the server: a configuration with any other name is invalid. */
export const functionName = () =>
  yup.string().test({
    name: 'site-function',
    message: ({ path, value }) =>
      `${path}: '${String(value)}' is not a server function; there are ${siteFunctionNames.join(', ')}`,
    test: (name) => name === undefined || isSiteFunction(name),
  });
