/** The hash of the question that somebody has in sight who looks up to the header; undefined for none. */
export function questionInSight(): string | undefined {
  const middle = innerHeight / 2;
  const question = [...document.querySelectorAll('.block.question')].find((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && (top >= 0 || bottom > middle);
  });
  return question?.id ? `#${question.id}` : undefined;
}
