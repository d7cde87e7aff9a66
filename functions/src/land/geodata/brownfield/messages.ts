/** Why a file is no register that can be read. */
export const registerFileMessages = {
  noHeader: 'No row with the headers of a brownfield land register was found',
  onItsSide:
    'The register lies on its side: its columns are rows. Turn it (transpose in a spreadsheet) and save it again',
  noWorkbook: 'This is an archive without a worksheet; save the register as XLSX or CSV',
  tooLargeWorkbook: 'The workbook is too large when it is unpacked; save the register as CSV',
  oldWorkbook:
    'This is a workbook of the old kind (.xls), which is not opened here: no reader of it is safe enough for files from elsewhere. Open it in a spreadsheet and save it as XLSX or CSV',
  noCsv: 'This is not a CSV file; save the register as CSV',
  tooManyRows: (most: number) =>
    `A register of more than ${most.toLocaleString('en-GB')} rows is not one council's; divide it`,
  cut: 'The file ends within this row: it may have been cut off',
};
