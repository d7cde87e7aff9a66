import { getConsultationUserMeta } from '@calls/council/users/contract/consultation-meta.ts';
import { call } from '../../../api/call.ts';
import { askForClient, chooseClient, chosenClient } from '../chosen-client.ts';
import { islandMessages as messages } from '../messages.ts';
import { headerPart } from './header-part.ts';

/** Lets an agent say on whose behalf they answer; who sends clients' views alone has to. */
export async function offerClients(tools: HTMLElement): Promise<void> {
  const label = headerPart(tools, 'client');
  const select = label?.querySelector('select');
  if (!label || !select) return;
  const { types, clientDetails } = await call(getConsultationUserMeta, {});
  const isAsked =
    clientDetails.length > 0 && types.length > 0 && types.every((type) => type === 'agent');
  const first = new Option(isAsked ? messages.chooseClient : messages.myself, '');
  first.disabled = isAsked;
  select.replaceChildren(
    first,
    ...clientDetails.map(({ id, companyName }) => new Option(companyName, id)),
  );
  const chosen = chosenClient();
  const isThere = clientDetails.some(({ id }) => id === chosen);
  if (chosen !== null && !isThere) chooseClient(null);
  select.value = isThere ? (chosen ?? '') : '';
  select.addEventListener('change', () => chooseClient(select.value || null));
  label.hidden = clientDetails.length === 0;
  askForClient(isAsked);
}
