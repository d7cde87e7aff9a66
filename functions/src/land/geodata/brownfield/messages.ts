/** Why a file is no register that can be read. */
export const registerFileMessages = {
  noHeader: 'No row with the headers of a brownfield land register was found',
  onItsSide:
    'The register lies on its side: its columns are rows. Turn it (transpose in a spreadsheet) and save it again',
  noCsv: 'This is not a CSV file; save the register as CSV',
  tooManyRows: (most: number) =>
    `A register of more than ${most.toLocaleString('en-GB')} rows is not one council's; divide it`,
  cut: 'The file ends within this row: it may have been cut off',
};
