/** Saves a document on the device, as if it had been a link to a file. */
export function downloadJson(fileName: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers start reading after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
