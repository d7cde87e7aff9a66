import { customTables } from '@contract/records/custom-columns/column-types.ts';
import { Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { ColumnDrawer } from '../../custom-columns/column-drawer.tsx';
import { HEADLESS } from '../register/headless.ts';
import { HeadlessFlow } from '../register/headless-flow.tsx';
import { RegisterFlow } from '../register/register-flow.tsx';
import { RepresenteeFlow } from '../representee/representee-flow.tsx';
import { ContactsTab } from './contacts-tab.tsx';
import { MANAGER } from '../../../records/kept/manager-place.ts';
import { OrganisationsTab } from './organisations-tab.tsx';
import { RepresentationsTab } from './representations-tab.tsx';
import { ResponseOfAddress } from './response-of-address.tsx';

/** With the editor of texts, which most visits do without. */
const AnswerFlow = lazyPart(() => import('../answer/answer-flow.tsx'));

/** /consultations/contacts names the tab as its last part, /consultations/representations none. */
const tabAt = (pathname: string) => {
  const last = pathname.split('/').at(-1);
  return last === 'contacts' || last === 'organisations' ? last : 'all';
};

/** In the address: whom a new response answers. */
const ANSWERED = 'for';

const tableOf = (tab: string | undefined) =>
  customTables.find((table) => table === tab) ?? 'representations';

/** Representations, contacts and organisations, and the flows that add to them; all of it in the address. */
export default function ManagerPage() {
  const { pathname } = useLocation();
  const { tab = tabAt(pathname), flow, step } = useParams();
  const navigate = useNavigate();
  const base = `${MANAGER}/${tab}`;
  // The search stays in the address while a drawer is open.
  const go = (pathname: string) => void navigate({ pathname, search: location.search });
  const answering = new URLSearchParams(location.search).get(ANSWERED) ?? '';
  const answer = (references: string) => {
    const search = new URLSearchParams(location.search);
    if (references) search.set(ANSWERED, references);
    void navigate({ pathname: `${base}/new-response`, search: String(search) });
  };
  const leaveAnswer = () => {
    const search = new URLSearchParams(location.search);
    search.delete(ANSWERED);
    void navigate({ pathname: base, search: String(search) });
  };
  const at = {
    adding: flow === 'new-representee',
    add: () => go(`${base}/new-representee`),
    addColumn: () => go(`${base}/new-custom-column`),
    close: () => go(base),
  };
  return (
    <>
      {tab === 'contacts' && <ContactsTab {...at} />}
      {tab === 'organisations' && <OrganisationsTab add={at.add} addColumn={at.addColumn} />}
      {tab === 'all' && (
        <RepresentationsTab
          register={() => go(`${base}/new-representation`)}
          addRepresentee={at.add}
          addColumn={at.addColumn}
          answer={(ids) => answer(ids.join(', '))}
        />
      )}
      {tab === 'all' && flow === undefined && <ResponseOfAddress />}
      {flow === 'new-response' && (
        <Suspense>
          <AnswerFlow
            answers={answering}
            step={step}
            goTo={(to) => go(`${base}/new-response/${to}`)}
            close={leaveAnswer}
          />
        </Suspense>
      )}
      {flow === 'new-custom-column' && (
        <ColumnDrawer table={tableOf(tab)} column={undefined} close={() => go(base)} />
      )}
      {flow === 'new-representee' && tab !== 'contacts' && (
        <RepresenteeFlow
          {...(tab === 'organisations' ? { kind: 'organisation' } : {})}
          step={step}
          goTo={(to) => go(`${base}/new-representee/${to}`)}
          close={() => go(base)}
          open={(kind, id) => void navigate(`${MANAGER}/${kind}s?${kind}Id=${id}`)}
        />
      )}
      {flow === 'new-representation' && step === HEADLESS && (
        <HeadlessFlow close={() => go(base)} />
      )}
      {flow === 'new-representation' && step !== HEADLESS && (
        <RegisterFlow
          step={step}
          goTo={(to) => go(`${base}/new-representation/${to}`)}
          close={() => go(base)}
        />
      )}
    </>
  );
}
