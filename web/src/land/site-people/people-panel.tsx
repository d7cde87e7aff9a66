import { useFlag } from '../../session/tenant.tsx';
import { Assignees } from './assignees.tsx';
import { PersonList } from './person-list.tsx';

/** Who looks after the site, and whom to ask about it. */
export default function PeoplePanel() {
  const managed = useFlag('contact management');
  return (
    <>
      <Assignees />
      {managed && <PersonList kind="contact" />}
      {managed && <PersonList kind="agent" />}
    </>
  );
}
