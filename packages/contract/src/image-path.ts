/** Where pictures are made; alone, because pages with pictures need nothing else of the table of calls. */
export const imagePath = '/api/v1/images';
