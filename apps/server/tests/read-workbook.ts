import readWorkbook from 'read-excel-file/universal';

/** The sheets of a workbook by name: rows by column names, empty cells as null. */
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
