/** Where a question has no field that can be used: its heading. Once it is drawn. */
export const focusQuestion = (questionId: string): void =>
  void requestAnimationFrame(() => {
    const heading = document.getElementById(`${questionId}-legend`);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  });

/** Goes to the first field of a question, which has just been opened; once it is drawn. */
export const focusFields = (questionId: string): void =>
  void requestAnimationFrame(() => {
    const field = [
      ...document.querySelectorAll<HTMLElement>(
        `form :is([id^="${questionId}"], [name^="${questionId}"]):is(input, textarea, select)`,
      ),
    ].find((each) => !each.matches(':disabled, [type="search"]'));
    field?.focus();
  });
