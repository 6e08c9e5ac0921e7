import { strToU8, zipSync } from 'fflate';

interface ExcelSheet {
  readonly name: string;
  /** `hidden`, or `veryHidden` as only macros write it. */
  readonly state?: 'hidden' | 'veryHidden';
  /** Before the rows, such as `<cols>`. */
  readonly before?: string;
  /** Behind the rows, such as `<autoFilter>`. */
  readonly after?: string;
  /** Cells, with the attributes of the row. */
  readonly rows: readonly (readonly [attributes: string, ...cells: (string | number)[]])[];
}

/** A workbook with the parts and attributes that Excel writes, for what our own writer does not write. */
export function excelWorkbook(...sheets: readonly ExcelSheet[]): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const texts: string[] = [];
  const cell = (value: string | number, address: string) => {
    if (value === '') return `<c r="${address}"/>`;
    if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`;
    return `<c r="${address}" t="s"><v>${texts.push(value) - 1}</v></c>`;
  };
  const markup = sheets.map(({ rows, before = '', after = '' }) => {
    const lines = rows.map(([attributes, ...cells], at) => {
      const written = cells.map((value, column) =>
        cell(value, `${String.fromCharCode(65 + column)}${at + 1}`),
      );
      return `<row r="${at + 1}" spans="1:${cells.length}" x14ac:dyDescent="0.25" ${attributes}>${written.join('')}</row>`;
    });
    return `<worksheet xmlns="${main}" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"><sheetFormatPr defaultRowHeight="15" x14ac:dyDescent="0.25"/>${before}<sheetData>${lines.join('')}</sheetData>${after}</worksheet>`;
  });
  const list = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" ${state ? `state="${state}" ` : ''}r:id="rId${at + 1}"/>`,
  );
  const targets = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${targets.join('')}<Relationship Id="rId90" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(markup.map((text, at) => [`xl/worksheets/sheet${at + 1}.xml`, text])),
  };
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(head + text)])),
  );
}
