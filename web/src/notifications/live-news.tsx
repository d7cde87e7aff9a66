export default function LiveNews(_props: { onLive: (live: boolean) => void }) {
  return null;
}
