import { describe, expect, it } from 'vitest';
import { safeFileName } from './safe-file-name.ts';

describe('the name of a file that somebody has sent', () => {
  it.each([
    ['soupiska hráčů.pdf', 'pdf', 'soupiska hráčů.pdf'],
    ['photo.JPEG', 'jpg', 'photo.jpg'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\plán.docx', 'docx', 'plán.docx'],
    ['invoice.pdf.exe', 'pdf', 'invoice.pdf.pdf'],
    ['photo\u202egpj.exe', 'png', 'photogpj.png'],
    ['a\u0000b\r\nc.pdf', 'pdf', 'abc.pdf'],
    ['<img src=x onerror=alert(1)>.png', 'png', '_img src=x onerror=alert(1)_.png'],
    ['.htaccess', 'pdf', 'file.pdf'],
    ['', 'pdf', 'file.pdf'],
    ['CON.pdf', 'pdf', 'file.pdf'],
    ['=cmd|calc.xlsx', 'xlsx', '=cmd_calc.xlsx'],
    [`${'x'.repeat(300)}.pdf`, 'pdf', `${'x'.repeat(100)}.pdf`],
  ])('%j becomes harmless', (given, extension, expected) => {
    expect(safeFileName(given, extension)).toBe(expected);
  });

  it('is never cut inside a letter', () => {
    expect(safeFileName(`${'x'.repeat(99)}🤾.pdf`, 'pdf')).toBe(`${'x'.repeat(99)}.pdf`);
  });
});
