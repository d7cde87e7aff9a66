import type { getMyResponses } from '@calls/consultation/answers/contract/my-responses.ts';
import { chakra } from '@chakra-ui/react';
import type { OutputOf } from '@contract/platform/contract.ts';
import { minePageMessages as messages } from './messages.ts';

interface GivenForProps {
  responses: OutputOf<typeof getMyResponses>;
  /** Whose answers are shown; null: one's own. */
  clientId: string | null;
  onChoose: (id: string | null) => void;
}

/** Of an agent: how much of the document was answered for whom, each leading to what that was. Clients who were removed are listed without a link. */
export function GivenFor({ responses, clientId, onChoose }: GivenForProps) {
  const { given, clients, cards } = responses;
  if (given.length === 0) return null;
  const asked = cards.filter(({ number }) => number !== null).length;
  const names = new Map(clients.map(({ id, companyName }) => [id, companyName]));
  const heads = messages.givenHeads;
  return (
    <Frame>
      <Table>
        <caption>{messages.givenFor}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.who}</th>
            <th scope="col">{heads.answered}</th>
            <th scope="col">{heads.unsent}</th>
            <th scope="col">{heads.reference}</th>
          </tr>
        </thead>
        <tbody>
          {given.map((each) => {
            const name =
              each.removedName ??
              (each.clientId === null ? messages.myself : (names.get(each.clientId) ?? ''));
            return (
              <tr key={each.clientId} aria-current={each.clientId === clientId || undefined}>
                <th scope="row">
                  {each.removedName === null ? (
                    <button
                      type="button"
                      title={messages.show(name)}
                      onClick={() => onChoose(each.clientId)}
                    >
                      {name}
                    </button>
                  ) : (
                    name
                  )}
                </th>
                <td>{messages.answeredOf(each.answered, asked)}</td>
                <td>{each.unsent}</td>
                <td>{each.reference}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Frame>
  );
}

const Frame = chakra('div', { base: { overflowX: 'auto', mb: '4' } });
const Table = chakra('table', {
  base: {
    textStyle: 'public',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { textAlign: 'start', fontWeight: 'semibold', mb: '1' },
    '& th, & td': { textAlign: 'start', pe: '6', borderBottomWidth: '1px' },
    '& thead th': { color: 'fg.muted', fontWeight: 'medium', py: '2' },
    '& tbody th': { h: '11' },
    '& [aria-current] th': { fontWeight: 'semibold' },
    '& button': {
      minH: '11',
      textAlign: 'start',
      color: 'accent.fg',
      textDecoration: 'underline',
      cursor: 'pointer',
    },
  },
});
