/**
 * Copies the code shown in an element. Without a clipboard (plain http in a school's network) the code is selected and
 * the browser's old command tried; where that fails too it stays selected, one Ctrl+C away.
 */
export async function copyCode(shown: HTMLElement): Promise<boolean> {
  const code = shown.textContent ?? '';
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(shown);
    return copySelection();
  }
}

function copySelection(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
