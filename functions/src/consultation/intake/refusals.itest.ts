import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { arrivedForm, takingIn } from './testing/taken-in.ts';

useWorld();

let oak: Council;
let said: Awaited<ReturnType<typeof consulted>>;
let intake: ReturnType<typeof takingIn>;
let event: Record<string, string>;

const officer = () => oak.as('officer');

beforeAll(async () => {
  oak = await newCouncil();
  said = await consulted(oak);
  intake = takingIn(oak);
  event = { consultationEventId: String(said.event) };
}, 120_000);

const csv = (...lines: string[]) => `${lines.join('\r\n')}\r\n`;
const HEAD = 'Response ID,Name,E-mail,Company,Postcode,Position,Topic,Policy,Received,Comment';
const lines = csv(
  HEAD,
  'A1,Ada Marsh,ada@fen.test,,NE1 4ST,object,Flood risk; Housing,H12,2026-04-02,The lane floods.',
  'A2,Dr Bo Reed,not an address,Reed Planning,nowhere,For,Dragons,,2 April 2026,We support the plan.',
  'A3,Cy Hill,cy@hill.test,,,maybe,,,2026-04-03,Mixed feelings.',
  'A4,Di Vale,di@vale.test,,,,,,someday,No day at all.',
  'A5,Ed Moss,ed@moss.test,,,,,,2026-04-03,',
  'A6,Ada Marsh,ada@fen.test,,,,,,2026-04-04,And another thing.',
);

describe('what is sent', () => {
  it('is refused beside its field where it cannot be taken in', async () => {
    const refused = async (form: FormData, status: number, field: string) =>
      expect(await officer().post('/consultations/intake', { raw: form })).toMatchObject({
        status,
        body: { error: { fields: { [field]: expect.any(String) as string } } },
      });
    await refused(arrivedForm('a.exe', 'MZ'), 400, 'file');
    await refused(arrivedForm('a.csv', ''), 400, 'file');
    await refused(
      arrivedForm('a.csv', 'x', { consultationEventId: '7654321' }),
      400,
      'consultationEventId',
    );
    for (const field of ['consultationEventId', 'correspondenceType'])
      for (const digits of [16, 23])
        await refused(arrivedForm('a.csv', 'x', { [field]: '9'.repeat(digits) }), 400, field);
    await refused(arrivedForm('a.csv', 'x', { receivedDate: '2026-02-31' }), 400, 'receivedDate');
    await refused(arrivedForm('a.csv', new Uint8Array(31 * 1024 * 1024)), 413, 'file');
  });

  it('belongs to its council and to those who write representations', async () => {
    const { run } = await intake.take('answers.csv', lines, event);
    const elm = await newCouncil();
    for (const path of ['', '/report'])
      expect((await elm.as('admin').get(`/consultations/intake/${run.id}${path}`)).status).toBe(
        404,
      );
    expect((await oak.as('viewer').get(`/consultations/intake/${run.id}`)).status).toBe(403);
    expect((await oak.as('viewer').post(`/consultations/intake/${run.id}/register`)).status).toBe(
      403,
    );
  });
});
