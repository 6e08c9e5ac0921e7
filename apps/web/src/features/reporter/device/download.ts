/** Gives a text to the reporter as a file. Names of files name no person. */
export function download(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The text of a file that somebody chooses; null: he changed his mind. */
export function chooseFile(accept: string): Promise<string | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      resolve(file === undefined ? null : file.text());
    });
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}
