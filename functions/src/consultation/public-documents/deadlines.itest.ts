import { describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { changeConsultation, listConsultations } from '../consultations/contract.ts';
import { editionAsking } from '../answers/testing/given.ts';
import { putEdition, takeEdition } from './testing/put-edition.ts';
import { readingCouncils } from './testing/reading-councils.ts';

const { oak, elm, page, plan, consultation } = readingCouncils();

describe('when it can be answered', () => {
  it('is said in words, by the clock of the database', async () => {
    const ended = await consultation('Ended', '2020-01-01T09:00', '2020-02-03T17:00');
    const coming = await consultation('Coming', '2190-07-01T09:00', '2190-08-01T17:00');
    const going = await consultation('Going', '2020-01-01T09:00', '2190-07-02T17:00');
    const read = async (consultationId: number) => {
      const id = await putEdition(oak(), plan(), { consultationId });
      return (await page(`/p/document/${id}`, oak())).html;
    };
    expect(await read(ended)).toMatch(/Closed<\/span> <span>Closed on 3 February 2020 at 17:00</);
    expect(await read(coming)).toMatch(/Not open yet<.*Opens on 1 July 2190 at 09:00 \(UK time\)/);
    const open = await read(going);
    expect(open).toMatch(
      /Open<\/span> <span>Open until 2 July 2190 at 17:00 \(UK time\) · \d\d,\d{3} days left/,
    );
    expect(open).toContain('Going');
  });

  it('says what became of a deadline that was moved, by what was told of it', async () => {
    const [opensAt, closesAt, name] = ['2020-01-01T09:00', '2190-07-02T17:00', 'Moved'];
    const consultationId = await consultation(name, opensAt, closesAt);
    const id = await putEdition(oak(), plan(), { consultationId });
    const officer = oak().as('officer');
    const movedTo = async (next: string) => {
      const { consultations } = await officer.call(listConsultations, {});
      await officer.call(changeConsultation, {
        id: consultationId,
        name,
        kind: 'Publication (regulation 19)',
        opensAt,
        closesAt: next,
        row_version: consultations.find((each) => each.id === consultationId)?.row_version ?? 0,
      });
      const { html } = await page(`/p/document/${id}`, oak());
      return /Open until [^<]*?(?= ·)/.exec(html)?.[0];
    };
    expect(await movedTo('2190-07-03T12:00')).toBe(
      'Open until 3 July 2190 at 12:00 (UK time), extended from 2 July 2190 at 17:00',
    );
    expect(await movedTo('2190-07-02T13:22')).toBe(
      'Open until 2 July 2190 at 13:22 (UK time), brought forward from 3 July 2190 at 12:00; at first it was to close on 2 July 2190 at 17:00',
    );
    expect(await movedTo('2190-07-02T17:00')).toBe('Open until 2 July 2190 at 17:00 (UK time)');
  });

  it('is said at each question in place of asking to log in, before any script', async () => {
    const ended = await consultation('Over', '2020-01-01T09:00', '2020-02-03T17:00');
    const coming = await consultation('Later', '2190-07-01T09:00', '2190-08-01T17:00');
    const going = await consultation('Now', '2020-01-01T09:00', '2190-07-02T17:00');
    const told = async (consultationId?: number) => {
      const id = await putEdition(oak(), editionAsking(), consultationId ? { consultationId } : {});
      const { html } = await page(`/p/document/${id}`, oak());
      withoutScript = /<noscript>(.*?)<\/noscript>/.exec(html)?.[1];
      return /<p class="log-in(?: needs-script)?">(.*?)<\/p>/.exec(html)?.[1];
    };
    let withoutScript: string | undefined;
    expect(await told(ended)).toBe(
      'This consultation closed on 3 February 2020 at 17:00 (UK time).',
    );
    expect(await told(coming)).toBe('This consultation opens on 1 July 2190 at 09:00 (UK time).');
    expect(await told()).toBe('This document can be read, not answered.');
    expect(withoutScript).toBeUndefined();
    expect(await told(going)).toMatch(
      /^<strong>Log in to begin answering questions<\/strong> <a href="\/consultations\/login\?at=[\da-f-]{36}">/,
    );
    // Who has no script cannot log in, and learns how else to answer.
    expect(withoutScript).toContain('with JavaScript only');
    expect(withoutScript).toContain('<a href="/p/accessibility#contact">');
    const { html } = await page('/p/accessibility', oak());
    expect(html).toContain('<h2 id="contact">');
  });
});

describe('its state, for pages that are open', () => {
  const stateOf = async (id: number, council = oak()) => {
    const { status, html, headers } = await page(`/p/document/${id}/state`, council);
    return { status, headers, state: status === 200 ? (JSON.parse(html) as unknown) : undefined };
  };

  it('tells the edition and the deadline, is kept by the CDN, and goes with the document', async () => {
    const ended = await consultation('State ended', '2020-01-01T09:00', '2020-02-03T17:00');
    const id = await putEdition(oak(), plan(), { consultationId: ended });
    const { state, headers } = await stateOf(id);
    expect(state).toEqual({
      edition: 1,
      consultation: {
        word: 'Closed',
        look: 'closed',
        deadline: 'Closed on 3 February 2020 at 17:00',
      },
    });
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=[1-5]?\d$/);
    expect(headers.get('set-cookie')).toBeNull();
    expect((await stateOf(id, elm())).status).toBe(404);
    await takeEdition(oak(), id);
    expect((await stateOf(id)).status).toBe(404);
  });

  it('says when less than an hour is left, and nothing of a consultation where there is none', async () => {
    const long = await consultation('Last hour', '2020-01-01T09:00', '2190-07-02T17:00');
    await withTenant(oak(), (tx) =>
      sql`update consultations set closes_at = now() + interval '30 minutes' where id = ${long}`.execute(
        tx,
      ),
    );
    const id = await putEdition(oak(), plan(), { consultationId: long });
    expect((await stateOf(id)).state).toMatchObject({
      consultation: {
        look: 'open',
        deadline: expect.stringMatching(/ · Less than an hour left$/) as string,
      },
    });
    const plain = await putEdition(oak(), plan());
    expect((await stateOf(plain)).state).toEqual({ edition: 1, consultation: null });
  });
});
