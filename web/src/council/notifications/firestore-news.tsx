import { useQueryClient } from '@tanstack/react-query';
import { signInWithCustomToken } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  orderBy,
  query,
  type Query,
  where,
} from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import {
  FirebaseAppProvider,
  FirestoreProvider,
  useFirestore,
  useFirestoreCollection,
} from 'reactfire';
import { inMemoryAuth, councilFirebaseApp } from '../../session/identity.ts';
import type { TenantRecord } from '../../session/tenant.tsx';
import type { User } from '../../session/user.ts';
import { hearNews, type News } from './hear-news.ts';

interface NewsProps {
  tenant: TenantRecord;
  /** The path of the document under which the council's news are. */
  council: string;
  user: User;
  onLive: (live: boolean) => void;
}

/** Listens to the viewer's notifications and the council's update feed. */
export default function FirestoreNews({ token, ...news }: NewsProps & { token: string }) {
  const { tenant } = news;
  const store = useSignedInStore(tenant, token);
  if (!store) return null;
  return (
    <FirebaseAppProvider firebaseApp={councilFirebaseApp(tenant)} suspense={false}>
      <FirestoreProvider sdk={store}>
        <Feeds {...news} />
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}

let opened: Firestore | undefined;

function openStore(tenant: TenantRecord): Firestore {
  if (opened) return opened;
  opened = getFirestore(councilFirebaseApp(tenant));
  const [host, port] = tenant.firebase.emulators?.firestore?.split(':') ?? [];
  if (host && port) connectFirestoreEmulator(opened, host, Number(port));
  return opened;
}

function useSignedInStore(tenant: TenantRecord, token: string): Firestore | undefined {
  const [store, setStore] = useState<Firestore>();
  useEffect(() => {
    let left = false;
    signInWithCustomToken(inMemoryAuth(tenant), token).then(
      () => left || setStore(openStore(tenant)),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [tenant, token]);
  return store;
}

/** Changes made while the listener was being set up count too, and clocks differ by minutes. */
const OVERLAP_MS = 300_000;

const aNotification = ({ id }: { id: string }): News => ({
  entity: 'notification',
  entityId: id,
  kind: 'updated',
});
const anUpdate = ({ data }: { data: Record<string, unknown> }): News => ({
  entity: String(data['entity']),
  entityId: String(data['entityId']),
  kind: String(data['kind']),
  tab: typeof data['tab'] === 'string' ? data['tab'] : null,
});

function Feeds({ council, user, onLive }: NewsProps) {
  const store = useFirestore();
  const staff = user.kind === 'staff';
  const [begun] = useState(() => new Date(Date.now() - OVERLAP_MS));
  const feeds = useMemo(() => {
    const feed = (name: string) => collection(store, `${council}/${name}`);
    return {
      own: query(feed('notifications'), where('uid', '==', user.uid)),
      everybodys: query(feed('notifications'), where('uid', '==', null)),
      updates: query(feed('updates'), where('at', '>', begun), orderBy('at')),
    };
  }, [store, council, user.uid, begun]);
  return (
    <>
      <Feed
        uid={user.uid}
        source={feeds.own}
        read={aNotification}
        onLive={staff ? undefined : onLive}
      />
      {staff && (
        <Feed uid={user.uid} source={feeds.everybodys} read={aNotification} onLive={undefined} />
      )}
      {staff && <Feed uid={user.uid} source={feeds.updates} read={anUpdate} onLive={onLive} />}
    </>
  );
}

interface FeedProps {
  /** Who is signed in. */
  uid: string;
  source: Query;
  read: (document: { id: string; data: Record<string, unknown> }) => News;
  onLive: ((live: boolean) => void) | undefined;
}

/** Refetches what each changed document is about; live once the server itself has answered. */
function Feed({ uid, source, read, onLive }: FeedProps) {
  const queries = useQueryClient();
  const { data: snapshot } = useFirestoreCollection(source);
  const live = snapshot ? !snapshot.metadata.fromCache : false;
  useEffect(() => onLive?.(live), [live, onLive]);
  useEffect(() => {
    const changes = snapshot?.docChanges() ?? [];
    hearNews(
      queries,
      changes.map(({ doc }) => read({ id: doc.id, data: doc.data() })),
      { uid },
    );
  }, [snapshot, queries, read, uid]);
  return null;
}
