import { sql, type Tx } from '../../../platform/db.ts';
import type { Delivery } from '../../ground/responses/response-schema.ts';

/** Notes when a response was approved. */
export async function noteApproval(tx: Tx, id: number): Promise<void> {
  await sql`update responses set approved_at = clock_timestamp() where id = ${id}`.execute(tx);
}

/** What is sent to somebody, as it is kept. */
export interface NewDelivery {
  representationId: number;
  way: Delivery['way'];
  recipient: string;
  email: string | null;
  address: string[];
  subject: string;
  html: string;
  /** Where it cannot be sent at all. */
  reason: string | null;
}

/** Adds what is not there yet; gives what was added. */
export async function addDeliveries(
  tx: Tx,
  { responseId, accountId, accountName, day }: DeliveryAuthor,
  deliveries: readonly NewDelivery[],
): Promise<{ id: number; way: Delivery['way']; state: Delivery['state'] }[]> {
  const { rows } = await sql<{ id: number; way: Delivery['way']; state: Delivery['state'] }>`
    insert into response_deliveries (response_id, representation_id, way, recipient, email, address, subject, html, day,
                                     state, reason, account_id, account_name)
    select ${responseId}, d."representationId", d.way, d.recipient, d.email, d.address, d.subject, d.html, ${day}::date,
           case when d.reason is null then 'Queued' else 'Failed' end, d.reason, ${accountId}, ${accountName}
      from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)
        as d ("representationId" bigint, way text, recipient text, email text, address text[], subject text, html text,
              reason text)
    on conflict do nothing
    returning id, way, state`.execute(tx);
  return rows;
}

interface DeliveryAuthor {
  responseId: number;
  accountId: number;
  accountName: string;
  /** yyyy-mm-dd */
  day: string;
}

/** A mail that is about to be sent, or that an earlier attempt began to send. */
export interface TakenDelivery {
  reference: string;
  email: string;
  subject: string;
  html: string;
  /** An earlier attempt ended without a word: it may have been sent. */
  begun: boolean;
  /** An earlier attempt is sending it. */
  busy: boolean;
}

/** Takes a mail to send it; undefined where nothing is left to do. */
export async function takeDelivery(tx: Tx, id: number): Promise<TakenDelivery | undefined> {
  const { rows } = await sql<TakenDelivery>`
    select reference, email, subject, html, state = 'Sending' as begun,
           state = 'Sending' and sending_at > clock_timestamp() - interval '2 minutes' as busy
      from response_deliveries
     where id = ${id} and way = 'email' and state in ('Queued', 'Sending') for update`.execute(tx);
  const [taken] = rows;
  if (taken && !taken.begun)
    await sql`
      update response_deliveries set state = 'Sending', sending_at = clock_timestamp() where id = ${id}`.execute(
      tx,
    );
  return taken;
}

/**
 * Holds the responses of deliveries, in order of id. Whoever holds deliveries holds these first, as taking a response
 * back does: otherwise each of two would wait for the other.
 */
async function holdResponsesOf(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    select p.id from responses p
     where p.id in (select response_id from response_deliveries where id = any(${ids}::bigint[]))
     order by p.id for update`.execute(tx);
}

/**
 * What became of deliveries; gives those of which it is news, with who sent them. Whoever ends the last delivery of a
 * response sees that it is the last, as the response is held.
 */
export async function endDeliveries(
  tx: Tx,
  ids: readonly number[],
  {
    from,
    state,
    reason = null,
  }: { from: readonly Delivery['state'][]; state: Delivery['state']; reason?: string | null },
): Promise<EndedDelivery[]> {
  await holdResponsesOf(tx, ids);
  const { rows } = await sql<EndedDelivery>`
    update response_deliveries
       set state = ${state}, reason = ${reason},
           sent_at = case when ${state} = 'Sent' then clock_timestamp() end
     where id = any(${ids}::bigint[]) and state = any(${from}::text[])
    returning id, response_id as "responseId", representation_id as "representationId", recipient,
              account_id as "accountId", account_name as "accountName"`.execute(tx);
  return rows;
}

export interface EndedDelivery {
  id: number;
  responseId: number;
  representationId: number;
  recipient: string;
  accountId: number | null;
  accountName: string;
}

/** Responses of these of which every delivery was sent are sent; gives them. */
export async function settleSent(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update responses p
       set state = 'Sent', row_version = row_version + 1, updated_at = clock_timestamp()
     where id = any(${ids}::bigint[]) and state = 'Sending'
       and not exists (select from response_deliveries d where d.response_id = p.id and d.state <> 'Sent')
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Letters that wait to be posted. */
export async function waitingLetters(tx: Tx, ids: readonly number[]): Promise<number[]> {
  await holdResponsesOf(tx, ids);
  const { rows } = await sql<{ id: number }>`
    select id from response_deliveries
     where id = any(${ids}::bigint[]) and way = 'letter' and state = 'Queued' order by id for update`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Drops the deliveries of a response where nothing of it has left the house; whether that was so. */
export async function dropUnsent(tx: Tx, responseId: number): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`
    select not (d.state = 'Failed' and d.sending_at is null or d.state = 'Queued' and d.way = 'letter') as left
      from response_deliveries d where d.response_id = ${responseId} for update`.execute(tx);
  if (rows.some(({ left }) => left)) return false;
  await sql`delete from response_deliveries where response_id = ${responseId}`.execute(tx);
  return true;
}

/** Deliveries that failed, held until the transaction ends. */
export async function failedDeliveries(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; responseId: number; representationId: number }[]> {
  await holdResponsesOf(tx, ids);
  const { rows } = await sql<{ id: number; responseId: number; representationId: number }>`
    select id, response_id as "responseId", representation_id as "representationId"
      from response_deliveries
     where id = any(${ids}::bigint[]) and state = 'Failed' order by id for update`.execute(tx);
  return rows;
}

/** Puts a failed delivery in the queue once more, as it is to go now. */
export async function requeue(
  tx: Tx,
  id: number,
  { way, email, address, recipient, subject, html, reason }: NewDelivery,
): Promise<void> {
  await sql`
    update response_deliveries
       set way = ${way}, email = ${email}, address = ${address}::text[], recipient = ${recipient},
           subject = ${subject}, html = ${html}, reason = ${reason},
           state = case when ${reason}::text is null then 'Queued' else 'Failed' end
     where id = ${id}`.execute(tx);
}
