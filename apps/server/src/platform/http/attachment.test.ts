import { expect, it } from 'vitest';
import { attachmentHeaders } from './attachment.ts';

it('given any name, then a file is stored under it and cannot add a header', () => {
  const { 'content-disposition': disposition } = attachmentHeaders('soupiska "hráčů" 100%\r\nx: y.pdf');
  expect(disposition).toBe(
    'attachment; filename="soupiska _hracu_ 100_x: y.pdf"; ' +
      "filename*=UTF-8''soupiska%20%22hr%C3%A1%C4%8D%C5%AF%22%20100%25%0D%0Ax%3A%20y.pdf",
  );
  expect(attachmentHeaders("it's (new)*.pdf")['content-disposition']).toContain(
    "UTF-8''it%27s%20%28new%29%2A.pdf",
  );
});
