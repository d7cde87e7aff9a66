import { chakra } from '@chakra-ui/react';

/** A text with the typed part highlighted. */
export function Highlighted({ text, typed }: { text: string; typed: string }) {
  const words = typed.trim();
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <chakra.mark bg="transparent" color="inherit" fontWeight="bold" textDecoration="underline">
        {text.slice(at, at + words.length)}
      </chakra.mark>
      {text.slice(at + words.length)}
    </>
  );
}
