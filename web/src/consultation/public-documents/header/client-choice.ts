import { getConsultationUserMeta } from '@calls/council/users/contract.ts';
import { call } from '../../../api/call.ts';
import { chooseClient, chosenClient } from '../chosen-client.ts';
import { islandMessages as messages } from '../messages.ts';
import { headerPart } from './header-part.ts';

/** Lets an agent say on whose behalf they answer. */
export async function offerClients(tools: HTMLElement): Promise<void> {
  const label = headerPart(tools, 'client');
  const select = label?.querySelector('select');
  if (!label || !select) return;
  const { clientDetails } = await call(getConsultationUserMeta, {});
  select.replaceChildren(
    new Option(messages.myself, ''),
    ...clientDetails.map(({ id, companyName }) => new Option(companyName, id)),
  );
  const chosen = chosenClient();
  const isThere = clientDetails.some(({ id }) => id === chosen);
  if (chosen !== null && !isThere) chooseClient(null);
  select.value = isThere ? (chosen ?? '') : '';
  select.addEventListener('change', () => chooseClient(select.value || null));
  label.hidden = clientDetails.length === 0;
}
