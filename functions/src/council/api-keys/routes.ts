import { encryptText } from '../../platform/encryption.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { deleteApiKey, listApiKeys, putApiKey } from './contract.ts';
import { findApiKeys, removeApiKey, writeApiKey, type ApiKeyRow } from './queries.ts';

/** The council's keys to map services: stored, and returned, only encrypted. */
export const apiKeyRoutes: Route[] = [
  route(listApiKeys, async ({ tx }) => (await findApiKeys(tx)).map(toResponse)),

  route(putApiKey, async ({ input, tenant, tx }) => {
    const { name, key } = input;
    return toResponse(
      await writeApiKey(tx, { name, encrypted: encryptText(tenant, `api-key-${name}`, key) }),
    );
  }),

  route(deleteApiKey, async ({ input, tx }) => {
    if (!(await removeApiKey(tx, input.name))) throw new AppError('not-found');
    return undefined;
  }),
];

function toResponse({ name, encrypted, updated_at }: ApiKeyRow) {
  return { name, key: encrypted, updatedAt: updated_at };
}
