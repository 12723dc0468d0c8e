export const downloadJson = (fileName: string, content: unknown): void =>
  downloadFile(fileName, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));

/** Saves a document on the device, as if it had been a link to a file. */
export function downloadFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers start reading after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
