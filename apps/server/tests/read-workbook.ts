import readWorkbook from 'read-excel-file/universal';

/** The sheets of a workbook by their names: each row by the names of its columns, empty cells as null. */
export async function workbookOf(file: Uint8Array) {
  const sheets = await readWorkbook(new Blob([Uint8Array.from(file)]));
  return new Map(
    sheets.map(({ sheet, data: [columns = [], ...rows] }) => [
      sheet,
      rows.map((row) =>
        Object.fromEntries(columns.map((column, index) => [String(column), row[index] ?? null])),
      ),
    ]),
  );
}
