/** What keys say of the signs of one layer. */
export const mapKeyMessages = {
  others: 'All others',
  between: (least: number, most: number) =>
    `${least.toLocaleString('en-GB')} to ${most.toLocaleString('en-GB')}`,
  andMore: (values: readonly string[], more: number) =>
    more > 0 ? `${values.join(', ')} and ${more} more` : values.join(', '),
  moreSigns: (more: number) => (more === 1 ? 'and 1 more sign' : `and ${more} more signs`),
} as const;
