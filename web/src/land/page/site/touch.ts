/** What is touched is 44 px high on phones, whatever the panels make it elsewhere. */
export const touchable = {
  mdDown: {
    '& :is(button, select, input:not([type=checkbox], [type=radio], [type=file]))': { minH: '11' },
    '& button': { minW: '11' },
    '& label:has([type=checkbox], [type=radio])': { minH: '11' },
  },
} as const;
